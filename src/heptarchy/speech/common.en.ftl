# How lists are written. What stands before is a list already.
list-more = { $before }, { $next }
list-last = { $before } and { $next }

# Why something may not be done, in every game
why-game-over = the game is over
why-no-action = there is no action { $n }
why-not-asked = you are not asked now
why-within = that is not asked while a game within this one is played
why-no-player = there is no such player at this table: it has { $n } seats
why-another-question = that is not what is asked now
why-no-choice = you have no choice to take back
why-sealed = fate has spoken or something was revealed since your last choice
why-answered = somebody else has answered since your last choice
why-by-bot = a bot gave this seat's last answer

# The log, around what a game says: fate's answers, one that is not heard, one without a choice
line-fate = Fate { $said }
line-secret = { $who } answers in secret
line-only = { $line } (the only answer)
