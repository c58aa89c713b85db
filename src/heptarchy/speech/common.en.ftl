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

# What is wrong with a game's name, its options, a record, in every game. What is in quotes already comes with them.
fault-no-game = no game { $game }; there are { $games }
fault-no-game-near = no game { $game }; nearest is { $near }
fault-switch = option { $option } takes yes or no, not { $given }
fault-choice = option { $option } takes { $choices }, not { $given }
fault-number = option { $option } takes { $low } to { $high }, not { $given }
fault-no-option = no option { $option }
fault-no-option-near = no option { $option }; nearest is { $near }
fault-no-rule = no rule { $id }; nearest: { $near }
fault-no-chapter = no chapter { $id }; nearest: { $near }
fault-other-rules = played under rules version { $version } of { $game }; this heptarchy plays version { $ours }
fault-another-game = { $under }, where it is another game: { $why }
fault-other-options = { $under }, where its options are not: { $why }
fault-edition = the rules of version { $version } of { $game } can't be loaded: { $fault }
fault-no-record = not a record: the first line is not { $magic }
fault-headless = cut short: the header does not end in { $body }
fault-header = header: { $why }
fault-unnamed = the header names no { $key }
fault-version = expected a version of the rules, a whole number, not { $version }
fault-unclosed = cut short after { $n } answers: there is no closing line
fault-line = line { $n }: { $why }
fault-pair = expected 'key: value', not { $text }
fault-twice = { $key } is said twice
fault-misplaced = unknown or misplaced key { $key }
fault-still-open = says 'over', but the game is not over
fault-over-already = says 'open', but the game is over
fault-after-the-end = nothing may follow the closing line
fault-refused = { $text } is refused: { $why }
fault-seat = expected a seat or 'fate', not { $who }
fault-count = says { $count } answers, but { $n } stand before it
fault-checksum = the checksum does not fit: the record was edited or the rules have changed
