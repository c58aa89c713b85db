# What the table says at the terminal

# Where the game stands
shell-set-up = Set-up
shell-round = Round { ROMAN($n) }
shell-turn = turn { $n } of 4
shell-viking-cities = Viking cities { $n }
shell-activations = activations left { $n }, steps { $steps }
shell-battle = Battle in { $shire }
shell-attack = attack
shell-battle-won = is won:
shell-commands-left = left; Commands may still be used (V-9.14)

# Tracks: heads are as wide as the widest
shell-rounds = Rounds
shell-cities = Cities
shell-cities-win = { $n } Viking (treaty { $treaty } from Round { ROMAN($round) }, conquest { $conquest })
shell-turns = Turn
shell-turn-now = { $n } of 4, { $faction }; in the bag: { $bag }
shell-treaty = Treaty
shell-treaty-by = played by { $factions }
shell-nobody = nobody
shell-none = none

# The map
shell-legend = * city   # city in Viking hands
shell-off-shore = Off shore: { $leader } with
shell-leader-lost = { $leader } (lost)
shell-in = { $what } in { $shire }
shell-leaders = Leaders: { $leaders }
shell-invasions = Invasions to come: { $leaders }
shell-placeless = Reinforcements without a place:
shell-all-turn = For the whole turn: { $events }
shell-barred = Barred by the Saxon Navy: { $coasts }

# Pieces and cards
shell-head-played-by = played by
shell-head-map = map
shell-head-stock = stock
shell-head-fled = fled
shell-head-hand = hand
shell-head-deck = deck
shell-head-events = Events
shell-seat = seat { $n }
shell-moves = { $armies ->
    [one] { $armies } activation, { part-shell-steps }
   *[other] { $armies } activations, { part-shell-steps } each
}
part-shell-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
shell-hand-of = Hand of { FORM($faction, "the") }
shell-have-played = { $faction } have played: { $cards }
shell-when-0-1 = Norsemen Reinforcements Phase
shell-when-0-2 = Berserker Reinforcements Phase
shell-when-0-4 = Housecarl Reinforcements Phase
shell-when-0-8 = Thegn Reinforcements Phase
shell-when-1-3 = Viking turn, before movement
shell-when-1-8 = Thegn turn, before movement
shell-when-2-1 = on the way of a Leader or army, Norsemen turn
shell-when-2-2 = on the way of a Leader or army, Berserker turn
shell-when-3-2 = battle in a Berserker turn, before the Fyrd card
shell-when-4-15 = any battle
shell-when-4-3 = battle in a Viking turn
shell-when-4-12 = battle in an English turn
shell-when-4-1 = battle in a Norsemen turn
shell-when-4-2 = battle in a Berserker turn
shell-when-4-8 = battle in a Thegn turn
shell-when-5-3 = battle in a Viking turn

# One shire
shell-viking-city = city, in Viking hands
shell-english-city = city, English
shell-marsh-closed = marsh: closed to all units (V-2.4)
shell-marsh = marsh
shell-coast = coast of the { $seas }
shell-reinforcements = reinforcements while English:
shell-here = here:
shell-with = with { $names }
shell-borders = borders:
shell-which-of = Which of them: { $names }?

# The Viking Age
shell-church = Church
shell-relic = relic
shell-fort = Fort
shell-settlement = Settlement
shell-ship = ship
shell-churches = Churches: { $n } of { $of } plundered; the English may spend { $tiles } { $tiles ->
    [one] plundered Church
   *[other] plundered Churches
}
shell-plunder-due = Units still to come for plunder: { $units }
shell-forts = Forts: { $shires }
shell-settlements = Settlements: { $shires }
shell-tiles-left = { $n } { $n ->
    [one] tile
   *[other] tiles
} left
shell-ships = Ships: { $shires }
shell-relics = Relics: { $relics }
shell-relic-spent = { $relic } spent
shell-relic-with = { $relic } with { FORM($faction, "the") }
shell-relic-of = relic of { $relic }
shell-epics = Epic cards in the Fyrd deck: { $n }
shell-runes-left = Rune dice left:
shell-prayers-left = Prayer dice left:
shell-power = Power of { $kingdom }
shell-used = used
shell-open = open
shell-reward-had = The reward has been had.
shell-legend-of = Legend: { $name }
shell-kings = Kings: { $kings }
shell-none-left = none left
shell-kings-played = played: { $kings }
shell-haste = Burgred gives { $n } { $n ->
    [one] step
   *[other] steps
} more
shell-hidden = hidden
shell-king-of = King of { FORM($faction, "the") }: { $king }
shell-turned-traitor = { $faction } turned traitor
shell-aella = Aella for { FORM($side, "the") }
shell-edmund = Edmund cancels { $n } { $n ->
    [one] Hit
   *[other] Hits
} for { FORM($side, "the") }
shell-rune-die = Rune die of { FORM($faction, "the") }
shell-prayer-die = Prayer die of { FORM($faction, "the") }
shell-cast-thor = with a Hit: one Hit more
shell-cast-odin = with a Command: one Command becomes a Hit
shell-cast-tyr = with a Flee: the faction's Flees of this roll do not count
shell-cast-freyja = with a Command: one unit of the faction that fell to a Hit earlier in this battle comes back
shell-cast-loki = with no Hit: all battle dice of the faction are thrown again, once

# Headings over places and things to choose from
head-deploy = deploy in
head-land = land in
head-march = march to
head-sail = sail to
head-muster = muster in
head-place = place in
head-withdraw = withdraw to
head-crown = crown Alfred in
head-fight = fight in
head-build = build a Fort in
head-give = give up
head-settle = settle in
head-hurry = go further by
head-king = play your King
head-spend = spend the relic of
head-claim = use the Legend
head-reroll = throw again
head-betray = name as traitors
head-champion = champion of the
head-bring = bring Lagertha
shell-so-many-here = ({ $n } here)
shell-now-along = (now { $n }; the others stay)
shell-off-shore-note = off shore
shell-in-shire = in { $shire }
shell-no-such-units = no units of your side are called { $kind }
shell-cant-stay = { $n } can't stay: { $here } are there, and somebody must go (V-6.2)

# Help
shell-typed-load = load norsemen 5
shell-help-load = so many of them come along; the others stay
shell-help-way = an army, or a Leader, goes all the way; so many stay behind
shell-help-fight = fights the battle out as it stands: no card, no die more, nobody withdraws
shell-help-hand = your cards, and all that were played
shell-help-shire = one shire with its neighbours
shell-help-odds = the exact chances of the battle; { $odds } york: of an attack there by the army on its way

# Odds
shell-no-battle = No battle is being fought.
shell-odds-there = { $odds } york: of an attack there.
shell-at-the-shell = `heptarchy odds vikings --help` tells how to ask for those of any battle.
shell-nobody-marches = No Leader or army is on its way.
shell-no-one-shire = No one shire is called { $text }.
shell-no-battle-there = There would be no battle: the odds are for a Leader or army on its way to an enemy.
shell-fyrd-of-card = the Fyrd of a card
shell-on-average = on average
shell-left = left
shell-fled = fled
shell-killed = killed
shell-vikings-in-all = Vikings in all
shell-vikings-win = Vikings win { $p }
shell-english-win = English win { $p }
shell-first-roll = The attackers win by their first roll { $p }
shell-how-many-left = How many are left
shell-odds-english = No Events, no Commands. Fyrd fall before Thegn before Housecarl;
shell-odds-vikings = the first Hit takes a Berserker, then Norsemen fall before Berserkers.
shell-in-all = { $side }, in all
shell-others = others

# The end
shell-won = { FORM($side, "the") } have won in Round { ROMAN($round) }: { $why }.
shell-ended-viking-conquest = enough cities for conquest (V-12.2)
shell-ended-english-conquest = no city left in Viking hands (V-12.3)
shell-ended-treaty = the treaty is signed (V-12.4)
shell-ended-last-round = the last round is over (V-12.5)
shell-ended-churches-plundered = every Church is plundered (VX-1.5)
shell-cities-held = Cities in Viking hands, { $n } of { $of }{ $names }.

# Odds, asked for at the shell
shell-odds-attacker = --attacker is viking or english, not { $text }
shell-odds-fyrd = --fyrd is a number or random, not { $text }

# The log: what happens of one kind shares a line
shell-story-draw = { $of } draw { $items }
shell-story-come = { $of } come to { $items }
shell-story-deploy = { $of } deploy in { $items }
shell-story-bars = The Saxon Navy bars { $items }
shell-story-show = { $of } show { $items }
shell-story-pass = { $names } pass
shell-story-choose-secretly = { $names } choose an Event in secret
shell-story-times = { $item } ({ $n ->
    [2] twice
   *[other] { $n } times
})
shell-story-a-card = a card
shell-story-cards = { $n } cards
shell-story-fall = { $units } { $n ->
    [one] falls
   *[other] fall
}
shell-story-rolls = { FORM($kind, "number") ->
   *[many] roll
}
shell-story-rolls-again = { FORM($kind, "number") ->
   *[many] roll
} again
shell-story-dealt = { $faction } are dealt { $king }
shell-story-army = the army of { $shire }
shell-story-takes = { $mover } takes { part-along } along
shell-story-spy-takes = the Spy calls { part-along } along
part-along = { $n ->
    [0] no { $kind }
   *[other] { COUNT($n, $kind) }
}
shell-story-duel = { FORM($kind, "a") } goes to the duel
shell-story-reroll = a die is thrown again ({ $die })
shell-story-first = { $event } takes effect first
shell-story-spy-calls = the Spy calls an army from { $place }
shell-story-target = { $faction } choose { $place } for { $event }
shell-story-answer = { $who } { $said }
shell-story-secret = { $who } answer in secret
shell-story-only = { $said }, the only answer
shell-story-only-movement = { $said } (your only Movement card)
shell-story-fate = Fate
