# Buttons: by verb, or by verb and the rule that asks

do-choose = Choose { $it }
do-deploy = Deploy in { $it }
do-play = Play { $it }
do-play-move = Play Movement: { part-gives }
do-play-treaty = Play Treaty: { part-gives }
do-pass = Pass
do-resolve = Resolve { $it }
do-target = Choose { $it }
do-target-v-15-12 = Traitors in { $it }
do-target-v-15-21 = Raise morale in { $it }
do-target-v-15-24 = Open { $it }
do-target-v-15-32 = Rebellion in { $it }
do-target-v-15-41 = Conversion in { $it }
do-target-v-15-42 = Escape to { $it }
do-target-v-15-45 = The army of { $it }
do-target-card = Raise morale on { $it }'s ships
do-take = Choose { $it }
do-take-v-5-4 = Bring { $it }
do-take-v-5-7 = Bring back { $it }
do-take-v-15-12 = Change { $it }
do-take-v-15-21 = Change { $it }
do-take-v-15-41 = Change { $it }
do-bar = Bar { $it }
do-place = Bring to { $it }
do-place-v-5-7 = Return to { $it }
do-place-v-15-24 = One from { $it }
do-place-v-15-31 = Add one in { $it }
do-board = Bring to { $it }'s ships
do-board-v-5-7 = Return to { $it }'s ships
do-reinforce = Reinforce { $it }
do-crown = Bring Alfred to { $it }
do-activate = Activate { $it }
do-land = Land in { $it }
do-muster = Muster in { $it }
do-march = March to { $it }
do-sail = Sail to { $it }
do-halt = Halt here
do-done = Be done
do-done-v-7-2 = Be done with Leaders
do-done-v-8-1 = End movement
do-load = { $n ->
    [0] Leave all { $kind } behind
   *[other] Take { COUNT($n, $kind) } along
}
do-load-v-15-45 = { $n ->
    [0] Send no { $kind }
   *[other] Send { COUNT($n, $kind) }
}
do-fight = Fight in { $it }
do-lose = Lose { FORM($it, "a") }
do-lose-v-15-24 = Send { FORM($it, "a") }
do-pay = Pay { COUNT($n, $it) }
do-stay = Stay
do-stay-v-9-12 = Let all stay
do-stay-v-9-13 = Stay behind
do-withdraw = Withdraw to { $it }
do-follow = { $it } goes along
do-build = Build a Fort in { $it }
do-give = Give up { $units }
do-settle = Settle in { $it }
do-raze = The { FORM($it, "bare") } takes the Hit
do-avenge = Spend a plundered Church
do-hurry = Go { part-steps } further: { $it }
do-king = Play { $it }
do-cast = Add a { FORM($it, "die") } die
do-spend = Spend the relic of { $it }
do-claim = Use { $it }
do-claim-vx-5-3 = Roll again: { $it }
do-claim-vx-6-12 = Roll again: { $it }
do-claim-vx-6-13 = Cancel Hits: { $it }
do-claim-vx-6-16 = Draw 1 more: { $it }
do-reroll = Throw again: { FORM($kind, "one") }, { $face }
do-betray = { $it } turn traitor
do-champion = Send { FORM($it, "a") } to the duel
do-bring = Bring Lagertha
do-pass-vx-1-4 = Keep the Church
do-pass-vx-4-2 = Roll without it
do-pass-vx-5-3 = Keep the dice
do-pass-vx-6-12 = Keep the dice
do-pass-vx-6-13 = Take the Hits
do-pass-vx-6-15 = Bring back no more
do-pass-vx-6-16 = Not now
do-pass-vx-9-2 = Keep her for later
do-done-vx-1-6 = Build no more
do-done-vx-1-9 = Settle no more
do-done-vx-3-11 = Keep the dice
do-place-vx-1-9 = A Norseman in { $it }
do-place-vx-2-2 = Add one in { $it }
do-place-vx-3-14 = Add in { $it }
do-place-vx-6-15 = Return to { $it }
do-board-vx-6-15 = Return to { $it }'s ships
do-take-vx-3-14 = Add { $it }
do-lose-vx-6-15 = Bring back { FORM($it, "a") }
do-load-vx-9-2 = { $n ->
    [0] Give her no { $kind }
   *[other] Give her { COUNT($n, $kind) }
}
part-gives = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}, { part-steps }

# Answers as the log tells them, after the name of who gave them

log-choose = choose { $it }
log-deploy = deploy in { $it }
log-play = play { $it }
log-pass = pass
log-resolve = resolve { $it }
log-target = choose { $it }
log-target-card = choose { $it }'s ships
log-take = choose { $it }
log-bar = bar { $it }
log-place = choose { $it }
log-board = choose { $it }'s ships
log-reinforce = reinforce { $it }
log-crown = bring Alfred to { $it }
log-activate = activate { $it }
log-land = land in { $it }
log-muster = muster in { $it }
log-march = march to { $it }
log-sail = sail to { $it }
log-halt = halt
log-done = are done
log-load = { $n ->
    [0] leave all { $kind } behind
   *[other] take { COUNT($n, $kind) } along
}
log-fight = fight in { $it }
log-lose = pick { FORM($it, "a") }
log-pay = pay with { $it }
log-stay = stay
log-withdraw = withdraw to { $it }
log-follow = send { $it } along
log-cube = draws the cube of the { $it }
log-draw = deals { $it }
log-reveal = reveals { $it }
log-levy = turns a Fyrd card of { $it }
log-roll = rolls { COMMAS($it) }
log-build = build a Fort in { $it }
log-give = give up { $it }
log-settle = settle in { $it }
log-raze = let the Fort or Settlement take the Hit
log-avenge = spend a plundered Church
log-hurry = go further by { $it }
log-king = play { $it }
log-cast = add a die
log-spend = spend the relic of { $it }
log-claim = use { $it }
log-reroll = throw a die again: { FORM($kind, "one") }, { $face }
log-betray = name { $it } as traitors
log-champion = send { FORM($it, "a") } to the duel
log-bring = bring Lagertha
log-deal-king = deals { $it }
log-lay = lays { $it } open
log-rune = throws the Rune die: { $it }
log-prayer = throws the Prayer die: { $it }
log-epic = turns { $it }

# What verbs are called

verb-choose = Choose
verb-deploy = Deploy
verb-play = Play
verb-pass = Pass
verb-resolve = Resolve
verb-target = Choose a place
verb-target-card = Choose a Leader
verb-take = Choose a number
verb-bar = Bar a coast
verb-place = Place
verb-board = Board
verb-reinforce = Reinforce
verb-crown = Bring Alfred
verb-activate = Activate
verb-land = Land
verb-muster = Muster
verb-march = March
verb-sail = Sail
verb-halt = Halt
verb-done = Be done
verb-load-norsemen = Norsemen along
verb-load-berserkers = Berserkers along
verb-load-housecarl = Housecarl along
verb-load-thegn = Thegn along
verb-fight = Fight
verb-lose = Lose
verb-pay = Pay
verb-stay = Stay
verb-withdraw = Withdraw
verb-follow = Follow
verb-cube = Turn cube
verb-draw = Draw
verb-reveal = Reveal
verb-levy = Fyrd card
verb-roll = Roll
verb-build = Build a Fort
verb-give = Give up units
verb-settle = Settle
verb-raze = Let the tile take the Hit
verb-avenge = Spend a Church
verb-hurry = Go further
verb-king = Play a King
verb-cast = Add a die
verb-spend = Spend a relic
verb-claim = Use a Legend
verb-reroll = Throw again
verb-betray = Name a traitor
verb-champion = Send a champion
verb-bring = Bring Lagertha
verb-deal-king = Deal a King
verb-lay = Lay open
verb-rune = Rune die
verb-prayer = Prayer die
verb-epic = Epic card

# How the game ended: by the side that has won, and why

end-viking-viking-conquest = The Vikings have won: they hold enough cities for conquest.
end-english-english-conquest = The English have won: no city is left in Viking hands.
end-viking-treaty = The Vikings have won: the treaty leaves them enough cities.
end-english-treaty = The English have won: the treaty leaves the Vikings too few cities.
end-viking-last-round = The Vikings have won: the last round is over and they hold enough cities.
end-english-last-round = The English have won: the last round is over and the Vikings hold too few cities.
end-viking-churches-plundered = The Vikings have won: every Church is plundered.
