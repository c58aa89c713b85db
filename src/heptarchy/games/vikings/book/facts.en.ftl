# What the lab's reports say of the game. Data keep the keys, and these words in English.

fact-round = The round in which the game ended
fact-cities = Cities in Viking hands at the end

seen-mark = turn
seen-lead = How near the Vikings are to the cities that win them a treaty (one half) and to conquest (1); with Land and Gods the share of Churches plundered, where that is more. The English have the rest.
seen-plays = card
seen-opening = Where the first Leader landed; for the English the first card that they played
opened-lands = lands in { $shire }

ended-viking-conquest = viking conquest
ended-english-conquest = english conquest
ended-treaty = treaty
ended-last-round = last round
ended-churches-plundered = churches plundered
