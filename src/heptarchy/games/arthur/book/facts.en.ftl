# What the lab's reports say of the game. Data keep the keys, and these words in English.

fact-round = The round in which the campaign ended
fact-fought = Wars decided by a battle that was fought
fact-quick = Wars decided by a quick battle: one roll on measured chances, not fought
fact-sieges = Wars decided by a siege
fact-rank = The highest rank at the end
fact-vassals = Vassals at the end
fact-titles = Titles that are held at the end
fact-deaths = Rulers who have died
fact-saxons = Saxon rulers at the end
fact-overlord = Ended by an overlord (AA-17.1): 1, else 0
fact-lots = Ended by dice between equal ranks (AA-17.2): 1, else 0
fact-saxon_played = Saxon cards played: all that speak of Saxons, Long Ships and Northerners among them
fact-saxon_thrown = Saxon cards thrown away
fact-for_saxons_played = Of these, cards that need a Saxon ruler, played
fact-for_saxons_thrown = And thrown away

seen-mark = round
seen-lead = A king's share of all rank: his land, Warlords, vassals and titles (AA-12.1).
seen-plays = card
seen-opening = The first two cards played

ended-overlord = overlord
ended-rank = rank
ended-lots = lots
