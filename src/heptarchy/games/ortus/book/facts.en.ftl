# What the lab's reports say of the game. Data keep the keys, and these words in English.

fact-round = The round in which the game ended
fact-season = The season in which it ended

seen-mark = round
seen-lead = A side's share of all power on the table: seats by their strength, Properties, Lords, Towers, Army cards (a Knight counts two), the King card (two); in Wessex the Legacy points of earlier seasons too.
seen-plays = card
seen-opening = The first two cards played or placed
seen-tags = deck
side-rebels = Rebels

tagged-politician = politician
tagged-rush = rush
tagged-landlord = landlord
tagged-bishop = bishop
tagged-mercenary = mercenary
tagged-heir = heir
tagged-crown = crown
tagged-envoy = envoy
tagged-own = own

ended-last-earl = last earl
ended-first-out = first out
ended-round-cap = round cap
ended-king-and-cathedral = king and cathedral
ended-alone = alone
ended-great-king = great king
ended-dual = dual
ended-archbishop = archbishop
ended-vikings = vikings
ended-king-fallen = king fallen
ended-king-stands = king stands
ended-state-and-church = state and church
ended-quest = quest
ended-match = match
ended-winter = winter
