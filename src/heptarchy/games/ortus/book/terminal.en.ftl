# What the terminal's table says

# Commands

terminal-hand-help = your cards with their texts, your deck, and all discards
terminal-card-help = the text of a card
terminal-odds-help = the chances of the battle, and of the attacks that you may choose

# The moment

terminal-before = Before the first round
terminal-moment = Round { $n }, turn of { $who }
terminal-nobody = nobody
terminal-season = Season { $n }, Legacy points { $points }.
terminal-match = Game { $n } of { $of }, won { $won }.
terminal-markers = { $n } of { $m } black markers out
terminal-white = the white marker is out
terminal-horde = the Vikings are here, { $horde }
terminal-horde-none = the Vikings are here, without a card

# Earldoms

terminal-king = King
terminal-cathedral = Cathedral
terminal-church = controls the Church
terminal-out = out of the game
terminal-off = off the table
terminal-partner = with { $who }
terminal-partner-facing = with { $who }, facing { $foe }
terminal-king-name = { $king } ({ $colour })
terminal-head = Hand { $hand }, deck { $deck }, Towers { $towers }, Pool { $pool } (fields { $n }), Strength { $strength }, cubes { $cubes }
terminal-head-king = Strength { $strength } on the table; Towers { $towers }, cubes { $cubes }
terminal-seat = { $seat } { $n }
terminal-lord = Lord { $lord } ({ $strength })
terminal-merc = Mercenary { $n }, Garrison { $army }
terminal-merc-alone = Mercenary { $n }, no Garrison
terminal-banners = Banners for the Kingship: { $n }
terminal-royal = Royal Army: { $army }
terminal-levies = Royal Infantry that never die: { $n }
terminal-emissaries = With the Vikings: { $cards }
terminal-villages = { part-villages }
terminal-thanes = { part-thanes } out, { $m } at home
terminal-advisors = { $n ->
    [one] { $n } advisor
   *[other] { $n } advisors
}
terminal-mind = Mind, { part-cards }: { $cards }
terminal-mind-gone = spent from the Mind: { $cards }
terminal-mind-wish = he wishes by { $joust }
terminal-none = none

# The middle

terminal-middle = Army deck { $army }, Viking deck { $viking }, Battle deck: { $battle }
terminal-march = Welsh March { $place }: { $holder }, strength { $n }
terminal-march-free = Welsh March { $place }: neutral, strength { $n }, { $m } Infantry
terminal-open = Open beside the common deck of { part-cards }: { $cards }

# Contests

terminal-battle-towers = Attack on the Towers of { $who }
terminal-battle-raid = Raid of { $place }
terminal-battle-siege = Siege of { $place }
terminal-battle-villages = Attack on the Villages of { $who }
terminal-battle-thanes = Attack on the Thanes of { $who }
terminal-battle = { $what }: { $attacker } with { $n } against { $defender } with { $m }
terminal-directed = { $vikings } (directed by { $who })
terminal-through = { $n ->
    [one] { $n } point gets
   *[other] { $n } points get
} past the defenders
terminal-plot = { $card } of { $who }
terminal-plot-at = { $card } of { $who } against { $target }
terminal-answered = answered { $n ->
    [one] { $n } time
   *[other] { $n } times
}
terminal-joust = Joust: { $riders }
terminal-conclave = Conclave: { $riders }
terminal-ante = { $who } antes { $card }
terminal-declared = { $who } declares { $hand }
terminal-votes = Votes for Winter so far: { $n } of { $m }

# Cards

terminal-hand = Your Hand, { part-cards }
terminal-deck = Deck, { part-cards }: { $cards }
terminal-towers = Your Towers: { $cards }
terminal-seen = Seen in the Hand of { $who }: { $cards }
terminal-discards = Discards of { $who }: { $cards }
terminal-card = { $name }{ $strength }: { $text } ({ $rule })
terminal-card-strength = , Strength { $n }
terminal-card-unknown = No card is called that; there are { $cards }.

# Options and odds

terminal-note-strength = Strength { $n }
terminal-odds-none = Nothing is being fought, and nothing that you may choose is an attack.
terminal-odds-towers = Towers razed, { $shares }
terminal-odds-properties = Properties lost, { $shares }
terminal-odds-cubes = Villages or Thanes lost, { $shares }
terminal-odds-falls = The seat falls: { $n } %

# Odds, asked for at the shell

terminal-ask-strengths = ortus takes two Strengths, such as 5 2; { $whose ->
    [attacker] the attacker's
   *[defender] the defender's
} is a number, not { $text }
terminal-ask-aim = --aim is towers, raid or siege, not { $text }
terminal-ask-church = --church is nobody, attacker or defender, not { $text }
terminal-ask-figures = --towers is 0 to { $most }, --seat 1 to { $most }
terminal-attack-towers = Strength { $attack } against { $defence } on the Towers
terminal-attack-raid = Strength { $attack } against { $defence } on a Fief for its Properties, { part-behind }
terminal-attack-siege = Strength { $attack } against { $defence } on a seat of strength { $seat }, { part-behind }
part-behind = behind { $towers } { $towers ->
    [one] Tower
   *[other] Towers
}
terminal-attack-succeeds = The attack succeeds { $p } %
terminal-attack-points = { $n } { $n ->
    [one] point reaches
   *[other] points reach
} the target, unless Defender Wins
terminal-attack-granted = A whole Battle deck; nothing more is fielded; who controls the Church decides for himself.
