# What the terminal says around every game

# Around a question
shell-greeting = Type a number or a name; help lists what else you can type.
shell-undo-number = undo takes the last number back.
shell-log-cut = ... (log shows more)
shell-more-allowed = More is allowed than is listed: spell it out as in { $example }.
shell-range = The options are { $range }; an empty line lists them.
shell-from-to = { $low } to { $high }
shell-words-only = words only
shell-fits-several = That fits { $n } options: { $names }.
shell-unknown = Nothing is called { $text } here{ $spelling }. An empty line lists the options, help the commands.
shell-spelling = ; it is spelled as in { $example }
shell-offered = it is offered: { $choice }
shell-number = number { $n }
shell-reason = { $name }: { $reason }
shell-and-more = , and { $n } more
shell-kept = So it is answered for the rest of the { $span }; undo asks again.
shell-grave = It may end the game for you. Say yes, or the same again, to do it; anything else is no.
shell-sure = Sure?
shell-not-done = Not done.
shell-caution = That { $caution }.
shell-mind = Mind: { $caution }
shell-goes-before = { $names } goes before it unless you add `, leave 0`, which { $caution }
shell-between = Not done, since something came between: { $names }.
shell-not-read = { $why }. An empty line lists the options, help the commands.
shell-go-on = Enter: go on; quit; help
shell-goes-on = Enter goes on; map, log, quit and help work too.

# Why a line of several answers is none
shell-leave-without-way = leave goes with a way, as in `york leeds, leave 1`
shell-too-many-answers = a line gives { $most } answers at most
shell-too-many-named = a line gives { $most } answers at most, not { $word }
shell-no-such-number = no option has the number { $word }
shell-not-known-yet = { $name }: what comes before it can't be known yet
shell-unknown-there = nothing is called { $word } there

# Commands
shell-nobody-asked = Nobody is asked.
shell-nobody-asked-rule = Nobody is asked. ? { $rule } shows a rule.
shell-name-it = Name the thing: why not { $example }.
shell-name-something = Name the thing: why not, and what it is called.
shell-no-hands = This game has no hands of cards.
shell-no-cards = There are no cards here.
shell-no-card-names = No card of this game is called by its name here; hand shows your own.
shell-no-shires = This game has no shires.
shell-no-such-shire = No shire is called { $text }.
shell-which-shire = Which shire?
shell-no-odds = Nothing is being fought, and nothing to choose from has odds.
shell-log-takes = log takes a number of lines, not { $text }
shell-annals-take = annals takes a number of rounds, not { $text }
shell-no-annals = This game keeps no annals.
shell-annals-begin = The annals begin with the first round.
shell-no-battle = No battle asks you anything now.
shell-nothing-to-undo = You have no choice to take back.
shell-no-undo = No undo: { $why }.
shell-undone = Taken back.

# Saving, leaving, the end
shell-saved-in = Saved in { $path }.
shell-not-saved = not saved: { $path }: { $why }
shell-saved = Saved. Go on with:
shell-record = The record of the game; `heptarchy replay` steps through it:
shell-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
shell-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} with fate's
shell-length = { $choices }; { $answers }.
shell-length-yours = { $choices }, { $mine } of them yours; { $answers }.
shell-over = The game is over ({ $ending }). { $first }
shell-first = First: { $names }.
shell-nobody-won = Nobody has won.

# Who plays
shell-you = you
shell-you-play-two = You play { $mine }; --seat { $other } takes the other side.
shell-you-play = You play { $mine }; --seat takes another: { $others }.
shell-other-bots = greedy does not play { $game }: the bots are { $bots }.

# A record, stepped through
shell-verified = { $file }: verified
shell-played = { $title }, rules version { $rules }: { $names }
shell-older-rules = It was played under rules version { $version }, and is the same game under version { $rules }.
shell-checksum = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}, checksum { $sum }
shell-not-over = The game is not over; asked: { $names }.
shell-fate = fate
shell-fate-proved = Fate was not bent: all { $n } of its answers follow from the secret that was committed to, by the weights of rules version { $rules }.
shell-at-start = At 0 of { $n } answers. Enter: next; back, jump n, map, quit; help.
shell-jump-to = jump goes to 0 to { $n }.
shell-no-shire-so = No shire is called so.
shell-step-next = Enter or next [n]   one answer on, or n
shell-step-back = back [n]            one answer back, or n
shell-step-jump = jump n              to the table after n answers; a bare number does the same
shell-last-answer = That was the last answer.
shell-before-first = Before the first answer.

# Help: what is typed, and what it does. What a command is called stands below
shell-typed-span = pass this battle
shell-typed-file = [file]
shell-a-name = a name
shell-help-number = the option of that number
shell-help-name = the option that these words fit; Tab completes
shell-help-span = so for the rest of it, unless something new is offered; also this turn, round, game
shell-help-several = several answers in one line, by numbers or words, where more of the same is asked
shell-help-question = what is asked, with the text of its rule
shell-help-rule = a rule; also a chapter, or words of rules
shell-help-why = why a thing is not offered
shell-help-options = the question and its options again; so does an empty line
shell-help-map = the table
shell-help-log = the last n lines of what happened
shell-help-annals = the chronicle of the last n rounds, or of all
shell-help-undo = take back your last choice, if nobody has answered and no die was thrown since
shell-help-save = save a copy; every answer is saved anyway
shell-help-quit = save and leave

# What a person types. Of several words for one thing, with commas between, help shows the first
typed-help = help
typed-why = why not, why
typed-options = options
typed-map = map, table
typed-hand = hand
typed-card = card
typed-shire = shire
typed-odds = odds
typed-log = log
typed-fight = fight
typed-annals = annals
typed-undo = undo
typed-save = save
typed-quit = quit, exit, q
typed-next = next, n
typed-back = back, b
typed-jump = jump, j
typed-yes = yes, y

# `pass this battle`, `pass for the whole turn`: words before a span, spans, and what holds to the end of the game
typed-before-span = this, the, for, whole
typed-span-battle = battle
typed-span-turn = turn
typed-span-round = round
typed-span-bound = bound
typed-span-war = war
typed-span-game = game
typed-always = always

# `york leeds, leave 2`: how many stay; and what only joins the words of a line
typed-leave = leave
typed-joining = a, and, at, by, from, in, march, move, on, over, then, through, to, via, x

# What the commands of the shell take
shell-or = { $before } or { $following }
shell-no-language = --language is { $languages }, not { $asked }
shell-no-words = no rule of { $title } has the words { $text }
shell-rules = { $n } { $n ->
    [one] rule
   *[other] rules
}

# What the commands of the shell say: games that are saved
shell-saved-keeps = a saved game keeps its players and options: leave out --players, --set, --variant, --modules and --advanced
shell-saved-over = { $path }: this game is over; `heptarchy replay { $path }` shows it
shell-saved-there = { $path } is there already: --resume goes on with it, another --file starts anew
shell-saved-no-seat = { $path }: names a seat that the game does not have
shell-none-unfinished = no unfinished game in { $folder }
shell-unfinished = { $n } games are unfinished; this is the latest. The others:
shell-no-text = { $path }: not a record: it is no text
shell-no-record-there = { $path } is there already and holds no record
shell-no-folder = not saved: there is no folder { $folder }
shell-no-file-name = not saved: no file can be called { $text } ({ $why })

# The options and seats of a game
shell-set-takes = --set takes name=value, not { $text }
shell-set-twice = --set { $name } is given twice
shell-no-such-option = { $why }; `heptarchy games { $game }` lists them
shell-no-seat = no seat { $text }; there are { $seats }, and none
shell-games-game = `heptarchy games GAME` lists the options of a game.
shell-game-is = { $game }: { $title }, rules version { $rules }
shell-options-are = Options, for `--set name=value`:
shell-option-name = name
shell-option-range = range
shell-option-default = default
shell-option-what = what it is
shell-option-ours = { $said } Our own.
shell-option-defaults = the defaults

# Records that are looked at, annals, odds
shell-one-seat = --seat names one seat; leave it out to see all
shell-at-goes = --at goes from 0 to { $last } in this record, not { $at }
shell-fate-bent = { $why } (read under rules version { $rules })
shell-keeps-no-annals = { $path }: { $game } keeps no annals
shell-odds-known = odds are known for { $games } here; those of { $game } are told at its table
