# What happened

## Before the battle

told-finished = { $command } is ready
told-mustered = { $command } has mustered { $n } { $n ->
    [one] element
   *[other] elements
}
told-levied = { $command } has { $n } { $n ->
    [one] element
   *[other] elements
} of { $type }
told-traited = the ruler { $command }: { $trait }
told-crowned = { $command } leads with { $troop }
told-roles = { $command } commands the attackers, { $command2 } the defenders
told-littoral = { $command } gives battle by the coast
told-laid = laid: { $ground }
told-edged = { $command } takes the { $edge } edge
told-camped = { $command } pitches the camp
told-uncamped = { $command } pitches no camp
told-lent = { $command } lends { $troop } to { $command2 }
told-dismounted = the general of { $command } fights on foot
told-banded = { $command } names { $troop } as a band
told-deployed = { $command } deploys { $troop }
told-arrayed = { $command } draws up { $n } { $n ->
    [one] element
   *[other] elements
}
told-placed = { $troop } stands at { $pose }
told-left-out = there is no room for { $troop }: it stays out of the battle
told-exchanged = { $troop } and { $troop2 } change places
told-ready = the armies stand ready

## Cards

told-shown = { $command } shows { $card }
told-blessed = Sorcery: the break point of { $command } rises by 1
told-cursed = Sorcery: the break point of { $command } falls by 1
told-disguised = one element more stands in the ranks of { $command }
told-revealed = the disguise falls: { $troop }
told-ambushed = { $troop } lies in ambush elsewhere
told-entrenched = { $troop } stands behind works
told-lit = { $command } lights a grassfire by { $troop }
told-crept = the fire creeps on
told-went-out = the fire goes out
told-scorched = { $troop } flees from the fire

## A bound

told-bound = round { $n }: the bound of { $command }
told-offered = { $command } offers a draw
told-refused-draw = { $command } declines the draw
told-agreed = { $command } agrees to a draw
told-despaired = { $command } declares his own command demoralised
told-pipped = { $command } has { $n } { $n ->
    [one] PIP
   *[other] PIPs
}
told-held = { $troop } is held
told-moved = { $troop } moves { $n } { $n ->
    [one] pace
   *[other] paces
}
told-marched = { $m } elements move { $n } { $n ->
    [one] pace
   *[other] paces
}, led by { $troop }
told-withdrew = { $troop } breaks off
told-went = { $troop } leaves the table
told-sounded = the river is { $river }: the die shows { $n }
told-balked = { $troop } halts before the river: the die shows { $n }
told-forded = { $troop } goes into the river: the die shows { $n }
told-faced = { $troop } turns to face { $troop2 }

## Close combat

told-weighed = { $troop }: { COMMAS($sum) }
told-camp-weighed = the camp: { COMMAS($sum) }
told-town-weighed = the denizens: { COMMAS($sum) }
told-clashed = { $troop } against { $troop2 }: { $n } to { $m }
told-camp-clashed = { $troop } against the camp: { $n } to { $m }
told-town-clashed = { $troop } against the denizens: { $n } to { $m }
told-urged = { $command } urges his men on: +1
told-stood = neither { $troop } nor { $troop2 } gives way
told-recoiled = { $troop } recoils
told-fled = { $troop } flees
told-destroyed = { $troop } is destroyed
told-pursued = { $troop } pursues
told-scattered = { $troop } flees over the edge of the table
told-camp-taken = the camp of { $command } is taken
told-landed = { $troop } comes ashore
told-entered = { $troop } goes into { $hold }
told-came-out = { $troop } comes out of { $hold }
told-garrisoned = { $command } deploys { $troop } in { $hold }
told-stormed = { $troop } storms the built-up area
told-plunders = { $troop } plunders { $hold }
told-sated = { $troop } has done with plundering
told-rose = the denizens rise for { $command }
told-omen = { $troop } carried a leader: the die shows { $n }
told-died = he is dead
told-lived = he lives

## The end

told-broken = the command of { $command } is demoralised
told-won = the army of { $command } has won the field
told-drawn = the battle is drawn

# How it ended

end-demoralised = { $winners } won the field: the enemy's army is demoralised.
end-halved = { $winners } won the field: the enemy has lost half his army.
end-conceded = { $winners } won the field: the enemy has conceded.
end-agreed = A draw, by agreement.
end-both = A draw: both armies are demoralised.
end-time = A draw: night falls on the last round.
end-won = { $winners } won the field.
end-drawn = The battle is drawn.

# What is asked

ask-over = the battle is over
ask-others = others are asked
ask-unknown = what do you answer, by { $rule }?
ask-enlist = whom do you enlist? { $n } { $n ->
    [one] point
   *[other] points
} left, { $m } enlisted
ask-crown = what does your general lead with?
ask-role = does your side attack or defend?
ask-ride = does the Pendragon ride or fight on foot?
ask-band = which element does the { $leader } go with?
ask-lend = which elements do you lend to the other commands of your side, or do you keep the rest?
ask-country = there is a coast: is the ground { $country }, or do you give battle by the coast?
ask-lay = what ground do you lay ({ $country }; { $n } { $n ->
    [one] feature
   *[other] features
} so far), or do you leave it to the lot?
ask-edge = which edge of the table do you take?
ask-camp = where do you pitch your camp?
ask-rank = which command is next from the left?
ask-border = where does the sector of { $command } end?
ask-deploy = where do you deploy your command? { $n } { $n ->
    [one] element
   *[other] elements
} left
ask-kept = who comes by sea? At most { $n } elements; nobody else is told before all others stand
ask-land = where do those come ashore who come by sea?
ask-exchange = which two elements change places ({ $n } { $n ->
    [one] pair
   *[other] pairs
} left), or are you ready?
ask-omen = Sorcery: do you raise your own break point, or lower that of an enemy command?
ask-disguise = Hammer of the Gods: which element is the Expendable?
ask-lurk = Ambush!: which element do you set up elsewhere, or are you done?
ask-burn = Grassfire: where does it burn, and which way will it creep?
ask-entrench = Hidden ditch: which elements stand behind it?
ask-orders = round { $round }, your bound: do you fight on, offer a draw, concede, or give up your own command?
ask-orders-broken = round { $round }, your bound: do you fight on, offer a draw, or concede?
ask-orders-for-all = round { $round }, your bound: do you fight on, offer a draw to all, or give up your own command?
ask-parley = round { $round }, your bound: do you fight on, or offer a draw to all?
ask-despair = round { $round }, your bound: do you fight on, or declare your command demoralised?
ask-draw = the enemy offers a draw: do you accept it?
ask-draw-for-all = { $command } offers a draw; it takes everybody's yes: do you accept it?
ask-grant = which die is for { $command }? Thrown: { $dice }
ask-hold = your men are running: whom do you hold? { $n } { $n ->
    [one] PIP
   *[other] PIPs
} left; the rest will flee
ask-face = do you turn the elements that you hold, or let the rest flee?
ask-place = where do you move { $unit }? Up to { $n } paces, { $m } through bad going
ask-place-even = where do you move { $unit }? Up to { $n } paces
ask-come-out = where does { $unit } come out to? Up to { $n } paces from there, { $m } through bad going
ask-break-off = { $unit } can only break off: how far back? At most { $n } paces
ask-fight = which combat is next?
ask-brave = { $mine } would recoil, but he is The Brave: does he stand fast?
ask-urge = { $mine } { $n } against { $theirs } { $m }: do you add the C-in-C's 1?
ask-move = what moves next, or do you end your moves? { $n } { $n ->
    [one] PIP
   *[other] PIPs
} left
ask-ambush-over = Ambush!: nobody else can lie in ambush; are you done?
ask-card = do you play a card now, or pass?
ask-card-sorcery = Sorcery may be played now: do you play it, or pass?
ask-card-breath = Dragon's Breath may be played now: do you play it, or pass?
ask-card-hammer = Hammer of the Gods may be played now, in secret: do you play it, or pass?
ask-card-works = before the dice works may be shown: do you play a card, or pass?

# Phrases: who

say-player = player { $n }
say-named = { $who }
say-element = e{ $n }
say-troop = { $type } e{ $n }
say-general = { $element } (general)
say-camp = the camp
say-denizens = the denizens
say-some = { $n } { $n ->
    [one] element
   *[other] elements
}
say-of-type = { $type } { $which }
say-group = { $some }: { $which }
say-own-factor = { $n }
say-factor = { SIGNED($n) } { $factor }

# Phrases: where to

say-ahead = forward { $n } p
say-back = back { $n } p
say-left = left { $n } p
say-right = right { $n } p
say-turn-left = turn left { $angle }°
say-turn-right = turn right { $angle }°
say-turn-about = turn about
say-wheel-left = wheel left { $angle }°
say-wheel-right = wheel right { $angle }°
say-still = stay in place
say-nowhere = { "" }
say-straight = { $way } ({ $n } mm)
say-ways = { COMMAS($ways) }
say-meet = contact { $foe } { $how ->
    [front] in front
    [left-flank] on the left flank
    [right-flank] on the right flank
   *[rear] in the rear
}: { $way }
say-overlap = overlap { $foe }: { $way }
say-behind = behind { $friend }: { $way }

# Phrases: what it costs, and who sits where

say-costs = costs { $n ->
    [one] { $n } point
   *[other] { $n } points
}
say-gives = gives { $n ->
    [one] { $n } point
   *[other] { $n } points
}
say-seat = { part-side }: { $people }
part-side = { $side ->
    [first] First side
   *[second] Second side
}
say-attacker = { part-side }: { $people }, attack
say-defender = { part-side }: { $people }, defend

# Why something may not be done

## Mustering (DBA-25)

why-host-first = a ready-made host is taken before anything else
why-most-traits = a ruler has at most { $n } traits
why-least-elements = an army has at least { $n } elements
why-most-elements = an army has at most { $n } elements
why-nobody-to-lead = no element is fit to lead
why-another-peoples-host = that is not a host of your people
why-last-must-lead = the last element must be fit to lead
why-points-left = you have only { $n ->
    [one] { $n } point
   *[other] { $n } points
} left
why-points-needed = you need { $n ->
    [one] { $n } point
   *[other] { $n } points
} for the rest of a smallest army
why-no-type-in-army = your army has no { $type }
why-may-not-lead = your general may not be { $type }
why-points-too-few = your points are too few for that host
why-has-trait = your ruler has { $trait } already
why-traits-apart = { $trait } and { $trait2 } do not go together
why-british-trait = { $trait } is for a British ruler
why-saxon-trait = { $trait } is for a Saxon ruler
why-trait-not-for-points = { $trait } is not to be had for points
why-not-enlisted = { $type } are not enlisted

## Sides, camps and commands (DBA-4, DBA-5)

why-attack-or-defend = you choose whether to attack or to defend
why-choose-edge = you choose the long edge from which your side attacks
why-place-camp = you place your camp on your base edge
why-camp-on-table = the camp must lie wholly on the table
why-camp-clear = the camp must stay clear of the { $ground }
why-camp-needed = only a defender with a built-up area does without a camp
why-sector-wide = every sector has at least { $n } mm of the middle
why-command-full = { $command } has as many elements as a command can have
why-no-friend = { $command } has no command on your side
why-has-place = { $command } has a place in the order already
why-leader-not-lent = { $element } carries a leader and is not lent
why-band-already = { $element } is a band already
why-not-yours = { $element } is not an element of yours
why-not-yours-to-lend = { $element } is not yours to lend
why-generals = { $element } is the general's

## The ground (DBA-3, DBA-30 to DBA-34)

why-you-lay = you lay the ground now
why-another-land = this land is not of that kind
why-say-if-littoral = you say now whether the ground is littoral
why-no-coast = there is no coast here
why-not-in-country = this country has no { $ground }
why-shut-out = here { KEY($ground) ->
    [dunes] lie
   *[other] lies
} { FORM($ground, "a") }, and so no { $ground2 }
why-most-of-kind = of { $ground } there { $n ->
    [one] is
   *[other] are
} { $n } at most
why-four-optional = there are four optional features already
why-too-many-features = there are too many features
why-laid-before = { FORM($ground, "a") } { KEY($ground) ->
    [dunes] are
   *[other] is
} laid before what lies there
why-one-compulsory = at least one { $ground } is compulsory here
why-either-compulsory = { FORM($ground, "a") } or { FORM($ground2, "a") } is compulsory here
why-three-optional = at least three optional features are needed, besides what is compulsory
why-three-quarters = at least three quarters of the table must hold part of a feature
why-two-quarters = at least two quarters of the table must hold bad going, a river or a waterway
why-feature-on-table = a feature must lie wholly on the table
why-feature-small = a feature is at least 40 mm long and wide
why-feature-large = length and width together are at most 360 mm
why-feature-long = { FORM($ground, "a") } { KEY($ground) ->
    [dunes] are at most twice as long as they are wide
   *[other] is at most twice as long as it is wide
}
why-feature-near = it must lie 40 mm or more from the { $ground }
why-river-width = a river is { $n } to { $n2 } mm wide
why-river-ends = it leads from one table edge to another
why-river-length = a river is at most { $n } % as long as the way between its ends
why-river-into-water = a river only ends at the waterway
why-river-off = a river keeps off { FORM($ground, "a") }
why-same-points = two points of its line are the same
why-ends-at-edge = only its ends may lie at the edge of the table
why-road-width = a road is { $n } mm wide
why-road-in-water = a road does not go through a waterway
why-road-ends = it leads from one table edge to another, or to the built-up area
why-road-to-town = one road must lead to the built-up area
why-waterway-depth = a waterway is { $n } to { $n2 } mm deep
why-town-sides = the sides of a built-up area are { $n } to { $n2 } mm
why-town-place = it lies wholly within { $n } mm of a long edge and { $n2 } mm of a short one

## Deployment (DBA-5)

why-general-first = a command deploys its general first
why-one-command = two elements of one command change places
why-would-both-overlap = { $element } and { $element2 } would overlap
why-not-yours-on-table = { $element } is not an element of yours on the table
why-not-in-command = { $element } is not in your command
why-deployed-already = { $element } is not to be deployed any more
why-side-edges = { $element } must keep { $n } mm from the side edges
why-in-sector = { $element } must stand wholly within the sector of its command
why-base-edge = { $element } must stand wholly within { $n } mm of its base edge
why-in-camp = { $element } would stand in the camp
why-overlaps = { $element } would overlap { $element2 }
why-chiefs-garrison = where all deploy in secret only the C-in-C's command puts anybody in there

## From the sea (DBA-34)

why-most-by-sea = at most { $n } elements come by sea
why-somebody-on-table = somebody besides the general must be deployed on the table
why-general-ashore = { $element } is the general's: he is not kept back
why-comes-by-sea = { $element } comes by sea
why-dry-land = { $element } must stand on dry land
why-touch-shore = one of those who land must touch the shore
why-lands-too-near = { $element } may not land within { $n } mm of an enemy
why-not-your-elements = those are not your elements

## PIPs and what moves (DBA-7, DBA-9)

why-no-such-die = no die shows { $n }
why-costs-pips = that costs { $n ->
    [one] { $n } PIP
   *[other] { $n } PIPs
}, and { $n2 ->
    [one] { $n2 } is left
   *[other] { $n2 } are left
}
why-own-command-moves = only elements of your own command move at your word
why-no-group = these elements are no group: they must face one way and hang together
why-only-breaks-off = { $element } can only break off
why-far-from-edge = { $element } does not reach its own base edge
why-demoralised = { $element } is demoralised
why-engaged = { $element } is in front contact: it does not move with a group
why-not-on-table = { $element } is not on the table
why-let-stand = you have let these stand in this bound

## Moves (DBA-8 to DBA-14, DBA-31, DBA-36)

why-group-way = a group goes forward or wheels about a front corner; it can't come there so
why-group-slides = a group slides only to line up with an enemy within 40 mm
why-march-near = a march may not come so near to the enemy
why-in-the-way = something stands in the way of { $element }
why-group-goes = this group can go { $n } paces in good going
why-group-in-bad-going = through bad going a group goes only as a column
why-goes = { $element } can go { $n } paces in good going
why-goes-in-bad-going = { $element } can go { $n } paces through bad going
why-straight-back = { $element } can only break off, straight back
why-not-from-behind = { $element } did not begin behind the enemy's edge
why-held-from-side = { $element } is held by an enemy on its flank or rear
why-in-front-zone = { $element } is in the front zone of { $element2 }
why-back-by-depth = { $element } must go back by at least its depth
why-stands-on = { $element } would stand on { $element2 }
why-still-touching = { $element } would still be in contact
why-not-lined-up = { $element } would touch an enemy without lining up
why-in-water = { $element } would stand in the water
why-off-table = { $element } would leave the table
why-on-hold = { $element } would stand on a camp or a built-up area
why-in-fire = { $element } would stand in the fire
why-column-of-group = a column is formed by a group, behind one of its elements
why-not-all-fall-in = not all can fall in, and some would lose touch with the column
why-column-forward = { $element } must lead the column forward
why-column-in-river = a column is formed outside a difficult river
why-no-march-in-river = no march goes through the river
why-group-in-river = in the river a group goes only as a column
why-goes-in-river = { $element } can go { $n } mm in the river

## Camps and built-up areas (DBA-33, DBA-35)

why-no-such-place = there is no such place on the table
why-in-already = { $element } is in there already
why-enemy-holds = the enemy holds it
why-one-goes-in = only a single element goes in
why-own-move-in = { $element } does not come to it by a move of its own
why-plundering = { $element } is still plundering
why-enemy-at-walls = { $element } has the enemy before the walls
why-out-first = { $element } must come out first
why-out-then-river = { $element } comes out first, and goes into the river by another move
why-no-way-out = { $element } finds no way out
why-enemy-at-gate = an enemy stands before that side: { $element } can't come out there
why-no-expendables-camp = Expendables do not attack camps
why-no-expendables-town = Expendables do not assault a built-up area
why-meet-camp = { $element } must meet the camp with at least half its front
why-meet-walls = { $element } must meet the walls with at least half its front
why-no-rising = denizens rise for six PIPs of a die, when they were stormed and no enemy is inside

## Demoralised commands (DBA-19)

why-only-held-turns = only an element that is held turns in place
why-own-command-held = only elements of your own command are held at your word
why-turned-already = { $element } has turned already
why-turns-in-place = { $element } may only turn where it stands
why-needs-no-holding = { $element } needs no holding

## Orders and combats (DBA-6, DBA-16, DBA-21)

why-nobody-concedes = in a campaign nobody concedes for others: each gives up his own command
why-draw-offered = a draw was offered in this bound
why-only-chief-ends = only the C-in-C ends a battle
why-given-up-already = this command is demoralised or gone already
why-no-combat = { $element } has no close combat to fight now

## Cards (DBA-22)

why-not-in-hand = you do not hold { $card }
why-card-not-now = { $card } is not played now
why-card-at-start = { $card } is shown at the start of the own bound
why-card-before-moving = { $card } is shown before moving
why-card-before-battle = { $card } is shown before the battle
why-card-in-own-bound = { $card } is shown in the own bound
why-no-command = you have no command
why-no-foe = { $command } has no command against you
why-no-disguise = { $element } is no element of yours that an Expendable may look like
why-no-ambush = there is nobody or nowhere to lie in ambush
why-enemy-saw-ground = the enemy has seen the ground where { $element } would stand
why-enemy-saw = the enemy has seen { $element }
why-ambush-near = { $element } must stand more than 40 mm from { $element2 }
why-stand-on-table = { $element } must stand on the table
why-ambush-screened = { $element } must stand within a feature or be screened by one
why-nowhere-to-light = none of your elements can light a fire where it stands
why-fire-has-length = a line of fire has a length
why-fire-in-open = the line must lie in the open or on hills: there { KEY($ground) ->
    [dunes] are
   *[other] is
} { FORM($ground, "a") }
why-fire-on-table = the line must lie on the table
why-fire-away = the line must run away from { $element }
why-fire-from-edge = the line must start at the edge of one of your elements
why-name-one = name at least one element
why-nobody-stood-still = no element of yours has stood still and not been met
why-nobody-in-wood = no element of yours that was deployed wholly in a wood can have { $card } now
why-has-moved = { $element } has not stood still since deployment
why-was-met = { $element } was met before the card was shown

# What an answer gives up

why-concedes = concedes the battle: your side has lost it
why-gives-up-last-command = gives up the last command of your side: it has lost when this bound ends

# Why options do not go together

bad-attackers = attackers may be at most { $n } of { $players } players
bad-cards = the set of { $n } battle cards is too small for { $players } players (DBA-25.9)
bad-margin = deploy_margin leaves no room for { $n } commands beside each other (DBA-5.2)
bad-commands = { $battle } has { $first } and { $second } commands, not { $first2 } and { $second2 }
bad-points = points must be at least { $n }, for an army of { $least } to { $most } elements (DBA-25.5)
