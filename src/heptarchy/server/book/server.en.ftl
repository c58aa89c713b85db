# What the server says of its own, around the games: mostly why something can't be done.
# What is in quotes already comes with them, and so do lists of names.

server-as-said = { $text }

# Somebody who has named themselves nothing
server-guest = Guest

# A line to somebody who is away, by a webhook
server-turn = { $who }, it is your turn at { $table }. { $prompt } { $url }
server-your-turn = You, it is your turn at { $table }. { $prompt } { $url }

# Tables and seats
server-no-table = there is no such table
server-no-page = there is no such page
server-no-game = there is no game { $game }; there are { $games }
server-no-seat = the table has no seat { $seat }
server-no-level = no level { $level }; there are { $levels }
server-no-list = list is { $lists }; not { $list }
server-seats-given = { $game } seats { $n } with these options, but { $given } are given
server-not-your-seat = that is not your seat
server-seat-lost = this seat is no longer yours
server-seat-not-free = that seat is not free; sit down by its link
server-no-free-seat = no seat is free here
server-used-up = this link does not open a seat here: it was used up or replaced
server-not-yours-to-hand-on = only its holder, or the owner while the table waits for somebody there, may hand on a seat
server-opposed = that seat plays against one that you hold or have held here: nobody sees both
server-shared-out = that seat has been shared too often: nobody else may come to it by a link
server-too-many-changes = too many have come and gone at this table: open another one
server-hot-seat-only = these seats play against each other: one browser holds both only at a hot-seat table
server-not-abandoned = that seat is not abandoned: this table waits { $patience } for an answer
server-no-bot-here = no bot plays this seat
server-bot-here = a bot plays this seat: take it back first
server-others-vote = only the others at the table vote
server-owner-ends = only the table's owner may end it
server-players-rematch = only those who played may ask for a rematch
server-sitters-talk = only those who sit at the table may talk there
server-table-ended = the table has ended already
server-refused-of-late = the others have said no; ask again later
server-enough-ask = enough people ask to be let in here; wait a moment
server-yours-already = that seat is yours already
server-asked-already = you have asked already
server-ask-no-longer = they ask no longer
server-not-your-plea = that is not your plea
server-no-plea = nobody asks so any more
server-seat-played = somebody plays that seat
server-nobody-here = nobody is at the table to let you in

# Spans of time, as in `this table waits 3 days for an answer`
server-days = { $n } { $n ->
    [one] day
   *[other] days
}
server-hours = { $n } { $n ->
    [one] hour
   *[other] hours
}
server-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
}
server-seconds = { $n } { $n ->
    [one] second
   *[other] seconds
}
server-no-time = no time

# Play
server-over = the game is over
server-not-over = the game is not over
server-not-played = the game is not being played
server-not-begun = the game has not begun
server-begun = the game has begun: nonces can't be changed any more
server-nonce-there = this seat has its nonce already: it can't be changed
server-other-commitment = that is not the commitment of this table: look at it, and bring your nonce for what you see
server-bad-nonce = a nonce is 1 to 64 letters, digits, - or _, and none of { $words }
server-secret-kept = fate's secret is kept until the game is over
server-no-secret = this game's fate follows from no secret: it was not played at a server's table
server-no-annals = this game keeps no annals
server-left-to-bots = the rules leave this to a bot: it answers for this seat
server-not-yours-to-undo = that was answered before this seat was yours: it stands
server-moved-on = the table has moved on since you looked
server-no-span = there is no span { $span } now; there are { $spans }
server-no-rule = a rule is named by its id, as V-3.5
server-most-in-advance = one seat sets { $n } answers in advance at most; remove one first
server-no-moment = there are moments 0 to { $last }, not { $k }
server-no-record-yet = a record holds everybody's secrets: it can be had when the game is over
server-most-judged = at most { $n } actions are judged together
server-no-thing = expected a thing of this game, such as shire:eoforwic, not { $thing }
server-other-answer = this request id was used for another answer
server-other-line = this request id was used for another line
server-whisper-alone = a whisper is said to another seat
server-nothing-said = there is nothing to say
server-control-signs = a line holds no control characters

# Fate that is checked, and games under other rules
server-secretless = the record names no secret: it was not played at a server's table, or is not over
server-other-secret = the secret is not the one that was committed to
server-bent = answer { $n }: fate said { $said }, but its secret gives { $ought }
server-other-ending = it does not end as it did, { $ending }

# Limits
server-too-fast = too many requests; wait a moment
server-address-opens = too many tables were opened from your address; try again later
server-browser-opens = one browser may open { $n } tables an hour; try again later
server-browser-watches = one browser may watch { $n } tables at once
server-address-watches = one address may watch { $n } tables at once
server-looks-too-fast = you look back too fast; wait a moment
server-talks-too-fast = you talk too fast; wait a moment
server-waiting = { $n } of your requests wait already
server-too-large = a record may have { $n } bytes
server-operators-figures = the figures of this server are for whoever runs it
server-other-sites = requests from the pages of other sites are not taken
server-not-our-name = this server does not answer to the name { $host }
server-shut-out = whoever runs this server has shut you out
server-shut-out-for = whoever runs this server has shut you out: { $why }
server-silenced = whoever runs this server has silenced you
server-silenced-for = whoever runs this server has silenced you: { $why }
server-no-webhooks = this server calls no webhooks
server-webhook-https = a webhook is an https:// address
server-webhook-public = a webhook's address is one that everybody can reach

# Requests that make no sense
server-header-twice = the request says { $header } twice
server-address-twice = the address says one thing twice
server-bad-token = a bearer token is 64 hex digits of your own
server-not-a-number = { $what } is a number, not { $text }
server-not-a-line = heard is the id of a line, not { $text }
server-no-text = not a record: it is no text
server-too-deep = the request is nested too deeply
server-not-utf-8 = the request is not UTF-8

# Faults
server-store-down = the store can't be reached; send the same request again
server-table-busy = the table is too busy; send the same request again
server-not-looked-at = the table could not be looked at now; send the same request again
server-being-read = the table is being read; send the same request again
server-failed = something went wrong here; it has been noted
server-stopping = the server stops
server-try-again = try again
