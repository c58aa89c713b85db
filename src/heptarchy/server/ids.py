"""The ids that travel through the server, each a type of its own, so that none is taken for another.

To whoever runs they are texts: on the wire, in the store, in a record. What comes from outside is called so where it is
decoded (`routes`); whether there is such a thing is found out later. A seat is an index, and a plain number; games,
levels and languages are names that people choose and read, and plain texts, and so is a webhook, which is an address.
"""

from __future__ import annotations

from typing import Final, NewType

TableId = NewType("TableId", str)
QuestionId = NewType("QuestionId", str)  # what a seat is asked now; `Play.question` tells how it is named
RequestId = NewType("RequestId", str)  # what a client calls what it sends: the same again is done once
PleaId = NewType("PleaId", str)  # of somebody who asks to be let in
LineId = NewType("LineId", str)  # of something said

# Tokens let in whoever shows them. None is kept, but its hash
BrowserToken = NewType("BrowserToken", str)
BrowserId = NewType("BrowserId", str)  # an identity: the hash of a browser's token
SeatToken = NewType("SeatToken", str)  # in a link to a seat
SeatLink = NewType("SeatLink", str)  # the hash of a seat's token

# What fate is made of
Secret = NewType("Secret", str)  # nobody is told before the end
Commitment = NewType("Commitment", str)  # the hash of the secret: everybody is told
Nonce = NewType("Nonce", str)  # a person's own share

NO_TABLE: Final = TableId("")
NO_QUESTION: Final = QuestionId("")  # nothing is asked
NO_REQUEST: Final = RequestId("")
NO_LINE: Final = LineId("")
NO_BROWSER: Final = BrowserId("")  # nobody in particular, nobody that we know
NO_TOKEN: Final = SeatToken("")
NO_LINK: Final = SeatLink("")  # there was none, or it is used up
NO_SECRET: Final = Secret("")
NO_COMMITMENT: Final = Commitment("")
NO_NONCE: Final = Nonce("")
