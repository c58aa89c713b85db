# What the table says at the terminal

# How things stand
shell-before = Before the first round
shell-round = Round { $n } of { $of } ({ $date }), turn { $turn }, of { $who }
shell-peace-turns = no war before turn { $n }
shell-peace-rounds = no war before round { $n }
shell-date = { $year }, { $season }

# Rulers
shell-rank = rank { $n }
shell-levy = levy { $n }
shell-winds = { $n ->
    [one] { $n } Winds card
   *[other] { $n } Winds cards
}
shell-since = { $title } since { $date }
shell-rebels = in rebellion against { $lord }
shell-vassal = vassal of { $lord }
shell-lord = lord of { $vassals }
shell-lineage = ruled before him: { $rulers }
shell-lying = before him: { $cards }
shell-aside = set aside by Merlin: { $cards }
shell-throne-claimed = his throne is claimed by { $who }
shell-title-claimed = The title { $title } is claimed by { $who }

# The map
shell-nobody = nobody
shell-home = home
shell-claimed = claimed by { $who }
shell-warlords = { $n ->
    [one] Warlord
   *[other] { $n } Warlords
}
shell-raided = raided by { $who }

# One province
shell-kingdom = kingdom { $name }
shell-away = Not in play.
shell-nobodys = nobody's
shell-owned = of { $who }
shell-touches = Touches { $names }.

# Wars
shell-against = { $one } against { $other }
shell-over-land = over { $name }
shell-over-title = over the title { $name }
shell-over-throne = over the throne of { $name }
shell-over-faith = over the Saxons
shell-pending = Declared for the end of the round ({ $date }): { $who }, { $over }
shell-war = War of { $date } { $over }: { $who }
shell-siege = Siege, round { $n }: besiegers lost { $lost } of { $all }, besieged { $lost2 } of { $all2 }
shell-offer = { $by } to { $to }: { $promise } ({ $answer })
shell-promise = renounces { $name }
shell-promise-title = renounces the title { $name }
shell-promise-throne = renounces the throne of { $name }
shell-yield = stands back from { $name }
shell-yield-title = stands back from the title { $name }
shell-yield-throne = stands back from the throne of { $name }
shell-answer-yes = agreed
shell-answer-no = declined
shell-answer-open = no answer yet

# Cards
shell-hand = Winds of Change of { $who }, besides the base hand
shell-known = { $who } holds { $cards }
shell-discards = Discards: { $cards }
shell-gone = Out of the game: { $cards }
shell-deck = Cards in the deck: { $n }

# Odds
shell-odds-war = War of { $one } on { $other }, { $n } against { $n2 } elements; chances of the declaring side:
shell-odds-battle = battle: win { $win }%, draw { $draw }%, loss { $loss }%
shell-odds-siege = siege: win { $win }%, draw { $draw }%, loss { $loss }%
shell-no-war = There is no war. Two types give the odds of a combat: { $odds } Sp Wb.

# Help, and what is typed
shell-typed-at = claim, raid, settle
shell-help-hand = your cards with their texts, what you know of other hands, and all discards
shell-help-shire = a province in full
shell-help-odds = the chances of the wars that are waged
