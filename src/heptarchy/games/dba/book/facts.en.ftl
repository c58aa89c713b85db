# What the lab's reports say of the game. Data keep the keys, and these words in English.

fact-round = The round in which the battle ended
fact-first_lost = Elements that the first side has lost
fact-second_lost = Elements that the second side has lost

seen-mark = bound
seen-lead = One half while losses are even, each side's reckoned by its breaking point; 1 with the enemy there and no loss of one's own.
seen-plays = card, trait or army
seen-opening = The ready-made army, or what the general leads; and the line, where it was a ready-made one
side-first = First side
side-second = Second side
opened-led = led by { $type }

ended-army-demoralised = army demoralised
ended-half-lost = half lost
ended-conceded = conceded
ended-agreed = agreed
ended-time = time
ended-both-demoralised = both demoralised
