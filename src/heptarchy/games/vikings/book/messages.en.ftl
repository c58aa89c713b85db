# What happened. Each is a sentence of its own: its first letter becomes a capital one.

told-round-begins = Round { ROMAN($n) } begins
told-turn-begins = { $faction } turn
told-drew = { $faction } draw a card
told-hand-shown = { $faction } hold no Movement card: the hand is shown and drawn anew
told-card-shown = { $faction } show { $card }, number { $n }
told-chose = { $faction } have chosen { $card }
told-deployed = { $faction } deploy a unit in { $shire }
told-invaders = { KEY($leader) ->
    [reinforcements] the Viking Reinforcements bring { part-host }
   *[other] { FORM($leader, "long") } appears off shore with { part-host }
}
part-host = { SIZE($units) ->
    [0] nobody
   *[other] { $units }
}
told-reinforced = { COUNT($n, $kind) } { $n ->
    [one] comes
   *[other] come
} to { $shire }
told-boarded = { COUNT($n, $kind) } { $n ->
    [one] joins
   *[other] join
} { FORM($leader, "long") }
told-alfred-comes = Alfred comes to { $shire }
told-movement-played = { $faction } play { $card }: { $armies ->
    [one] { $armies } activation
   *[other] { $armies } activations
} of { part-steps }
part-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
told-event-played = { $faction } play { $event }
told-landed = { FORM($leader, "long") } lands in { $shire }
told-led = { FORM($leader, "long") } goes to { $shire }
told-marched = an army of { $n } goes from { $shire } to { $shire2 }
told-battle-begins = battle in { $shire }: { FORM($side, "the") } attack
told-fyrd-join = { $n } Fyrd join the battle in { $shire }
told-rolled = { $kind } roll { COMMAS($outcome) }
told-cancelled = { $n ->
    [one] { $n } Hit is cancelled
   *[other] { $n } Hits are cancelled
}
told-killed = { COUNT($n, $kind) } { $n ->
    [one] falls
   *[other] fall
}
told-fled = { COUNT($n, $kind) } { $n ->
    [one] flees
   *[other] flee
}
told-withdrew = { FORM($kind, "a") } withdraws to { $shire }
told-paid = { COUNT($n, $kind) } { $n ->
    [one] is given up as Danegeld
   *[other] are given up as Danegeld
}
told-swapped = { COUNT($n, $kind) } { $n ->
    [one] becomes { FORM($kind2, "a") }
   *[other] become { $kind2 }
} in { $shire }
told-spied = an English army comes from { $shire } to { $shire2 }
told-escaped = the English escape from { $shire } to { $shire2 }
told-barred = the Saxon Navy guards { $shire }
told-cancels-out = { $event } and { $event2 } cancel each other
told-leader-lost = { FORM($leader, "long") } is lost
told-leader-follows = { FORM($leader, "long") } withdraws to { $shire }
told-battle-won = { FORM($side, "the") } win the battle in { $shire }
told-step-lost = { FORM($leader, "long") } loses { part-steps }
told-round-ends = Round { ROMAN($n) } ends with { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
} in Viking hands
told-game-over = { FORM($side, "the") } have won

# The Viking Age

told-plundered = the Vikings plunder the Church of { $shire }
told-avenged = a plundered Church calls the Fyrd to { $shire }
told-fort-built = { $faction } build a Fort in { $shire }
told-settled = the Fort in { $shire } becomes a Settlement
# The tile is no longer there, and nobody asks which it was
told-razed = the Viking stronghold in { $shire } is destroyed
told-kingdom-passes = the power of { $kingdom } passes to { FORM($side, "the") }
told-hurried = { $spur } gives { part-steps } more
told-king-dealt = { $faction } are dealt a King
told-king-played = { $faction } play { $king }
told-die-added = { FORM($faction, "the") } add a { FORM($faction, "die") } die to their roll
told-rune-shows = the Rune die of { FORM($faction, "the") } shows { FORM($rune, "a") }
told-prayer-shows = the Prayer die of { FORM($faction, "the") } shows { FORM($prayer, "a") }
told-rune-hits = it gives { FORM($faction, "the") } one Hit more
told-rune-stands = it keeps { FORM($faction, "the") } from fleeing
told-rune-raises = it brings a unit of { FORM($faction, "the") } back into the battle
told-rolls-again = it lets { FORM($faction, "the") } roll all their dice again
told-rolled-again = { $kind } roll again: { COMMAS($outcome) }
told-relic-taken = { $faction } carry off the relic of { $relic }
told-relic-returns = the relic of { $relic } returns to { $shire }
told-relic-spent = { $faction } give up the relic of { $relic }
told-legend-laid = a Legend lies open: { $legend }
told-legend-taken = { FORM($side, "the") } win a Legend: { $legend }
told-legend-claimed = { FORM($side, "the") } have their reward for a Legend: { $legend }
told-epic-turned = an Epic card is turned: { $epic }
told-epic-wasted = another Epic card is turned and has no effect: { $epic }
told-betrayed = { COUNT($n, $kind) } { $n ->
    [one] turns
   *[other] turn
} traitor
told-ranks-break = the ranks of { FORM($side, "the") } break
told-ship-left = a Viking ship stays in { $shire }
told-ship-lost = the ship in { $shire } is lost
