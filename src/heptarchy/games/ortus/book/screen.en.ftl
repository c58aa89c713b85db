# What the terminal's table says

# Commands

screen-hand-help = your cards with their texts, your deck, and all discards
screen-card-help = the text of a card
screen-odds-help = the chances of the battle, and of the attacks that you may choose

# The moment

screen-before = Before the first round
screen-moment = Round { $n }, turn of { $who }
screen-nobody = nobody
screen-season = Season { $n }, Legacy points { $points }.
screen-match = Game { $n } of { $of }, won { $won }.
screen-markers = { $n } of { $m } black markers out
screen-white = the white marker is out
screen-horde = the Vikings are here, { $horde }
screen-horde-none = the Vikings are here, without a card

# Earldoms

screen-king = King
screen-cathedral = Cathedral
screen-church = controls the Church
screen-out = out of the game
screen-off = off the table
screen-partner = with { $who }
screen-partner-facing = with { $who }, facing { $foe }
screen-king-name = { $king } ({ $colour })
screen-head = Hand { $hand }, deck { $deck }, Towers { $towers }, Pool { $pool } (fields { $n }), Strength { $strength }, cubes { $cubes }
screen-head-king = Strength { $strength } on the table; Towers { $towers }, cubes { $cubes }
screen-seat = { $seat } { $n }
screen-lord = Lord { $lord } ({ $strength })
screen-merc = Mercenary { $n }, Garrison { $army }
screen-merc-alone = Mercenary { $n }, no Garrison
screen-banners = Banners for the Kingship: { $n }
screen-royal = Royal Army: { $army }
screen-levies = Royal Infantry that never die: { $n }
screen-emissaries = With the Vikings: { $cards }
screen-villages = { part-villages }
screen-thanes = { part-thanes } out, { $m } at home
screen-advisors = { $n ->
    [one] { $n } advisor
   *[other] { $n } advisors
}
screen-mind = Mind, { part-cards }: { $cards }
screen-mind-gone = spent from the Mind: { $cards }
screen-mind-wish = he wishes by { $joust }
screen-none = none

# The middle

screen-middle = Army deck { $army }, Viking deck { $viking }, Battle deck: { $battle }
screen-march = Welsh March { $place }: { $holder }, strength { $n }
screen-march-free = Welsh March { $place }: neutral, strength { $n }, { $m } Infantry
screen-open = Open beside the common deck of { part-cards }: { $cards }

# Contests

screen-battle-towers = Attack on the Towers of { $who }
screen-battle-raid = Raid of { $place }
screen-battle-siege = Siege of { $place }
screen-battle-villages = Attack on the Villages of { $who }
screen-battle-thanes = Attack on the Thanes of { $who }
screen-battle = { $what }: { $attacker } with { $n } against { $defender } with { $m }
screen-directed = { $vikings } (directed by { $who })
screen-through = { $n ->
    [one] { $n } point gets
   *[other] { $n } points get
} past the defenders
screen-plot = { $card } of { $who }
screen-plot-at = { $card } of { $who } against { $target }
screen-answered = answered { $n ->
    [one] { $n } time
   *[other] { $n } times
}
screen-joust = Joust: { $riders }
screen-conclave = Conclave: { $riders }
screen-ante = { $who } antes { $card }
screen-declared = { $who } declares { $hand }
screen-votes = Votes for Winter so far: { $n } of { $m }

# Cards

screen-hand = Your Hand, { part-cards }
screen-deck = Deck, { part-cards }: { $cards }
screen-towers = Your Towers: { $cards }
screen-seen = Seen in the Hand of { $who }: { $cards }
screen-discards = Discards of { $who }: { $cards }
screen-card = { $name }{ $strength }: { $text } ({ $rule })
screen-card-strength = , Strength { $n }
screen-card-unknown = No card is called that; there are { $cards }.

# Options and odds

screen-note-strength = Strength { $n }
screen-odds-none = Nothing is being fought, and nothing that you may choose is an attack.
screen-odds-towers = Towers razed, { $shares }
screen-odds-properties = Properties lost, { $shares }
screen-odds-cubes = Villages or Thanes lost, { $shares }
screen-odds-falls = The seat falls: { $n } %
