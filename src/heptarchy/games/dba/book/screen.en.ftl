# What the browser says at the table. Names of places, cards and people come from the server.

dba-over = The battle is over
dba-stage-muster = Armies are mustered
dba-stage-prepare = The field is made ready
dba-stage-deployment = Deployment
dba-stage-orders = Orders
dba-stage-moves = Moves
dba-stage-combats = Close combat
dba-round = Round { ROMAN($n) }
dba-round-of = Round { ROMAN($n) } of { ROMAN($all) }
dba-bound = bound of { $who }
dba-pips = { $n ->
    [one] 1 PIP
   *[other] { $n } PIPs
}
dba-pips-left = { $n } of { $die } PIPs left
dba-paces = { $n } paces
dba-degrees = { $n }°
dba-elements = { $n ->
    [one] 1 element
   *[other] { $n } elements
}
dba-attacker = Attacker
dba-defender = Defender
dba-side = Side: { $role }
dba-edge-south = south edge
dba-edge-north = north edge
dba-chief = commander-in-chief
dba-command-broken = demoralised
dba-command-general_lost = general lost, demoralised
dba-command-done = has moved
dba-command-marching = steals a march
dba-losses = { $lost } lost, breaks at { $break }
dba-losses-of = { $lost } of { $all } elements lost; the command breaks at { $break }
dba-army-losses = { $lost } of { $all } lost
dba-camp = the camp
dba-camp-lost = camp lost
dba-camp-at = camp at { $x } mm
dba-town = the denizens
dba-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
dba-hand = Your cards
dba-hand-watch = You command nobody here.
dba-told = Shown and told
dba-shown = { $card } was shown
dba-dead = Dead: { $who }, with { $element }
dba-die = Die
dba-die-pips = PIP die of this bound
dba-board = The table, 1200 by 600 mm, with { $n ->
    [one] 1 element
   *[other] { $n } elements
}
dba-board-keys = Tab and arrow keys walk over elements; Enter chooses, Enter again confirms. With something in hand: arrow keys move it, Q and E turn it, Shift by small steps, Escape puts it back. Plus, minus, 0 and F set the view; Z, H, S and T show zones, reach, support and threats. The text view has it all as lists.
dba-north = N
dba-zoom = View
dba-closer = Closer
dba-farther = Farther
dba-frame = Show what is asked (F)
dba-whole = Show the whole table (0)
dba-show = Show on the table
dba-show-zones = Front zones (Z)
dba-show-reach = How far the element under the pointer may go (H)
dba-show-support = Who stands directly behind whom (S)
dba-show-threat = Whom the enemy could reach (T)
dba-show-zones-short = Zones
dba-show-reach-short = Reach
dba-show-support-short = Support
dba-show-threat-short = Threats
dba-roster = Your elements
dba-waiting = { $n } not yet placed
dba-compass = Steps
dba-compass-far = Length of a step
dba-compass-round = Size of a turn
dba-way-forward = Forward
dba-way-back = Back
dba-way-left = To the left
dba-way-right = To the right
dba-way-wheel_left = Wheel or turn left
dba-way-wheel_right = Wheel or turn right
dba-way-map-forward = North
dba-way-map-back = South
dba-way-map-left = West
dba-way-map-right = East
dba-way-map-wheel_left = Turn left
dba-way-map-wheel_right = Turn right
dba-ghost-paces = { $paces } p
dba-ghost-label = { $paces } p · { $cost ->
    [one] 1 PIP
   *[other] { $cost } PIPs
}
dba-group-of = Group of { $n }, led by { $name }
dba-tool-lay = A feature
dba-tool-camp = The camp
dba-tool-border = The border
dba-tool-burn = The fire
dba-allowed = Allowed
dba-judging = judged …
dba-column = Column
dba-unpick = Choose again
dba-lay-down = Put back
dba-creeps-left = Creeps to its left
dba-creeps-right = Creeps to its right
dba-contact-front = front contact with { $name }
dba-contact-flank = flank of { $name }
dba-contact-rear = rear of { $name }
dba-contact-overlap = overlaps { $name }
dba-contact-camp = contact with the camp
dba-contact-town = contact with the walls
dba-contacts-front = front contact with { $n } elements
dba-contacts-flank = flank contact with { $n } elements
dba-contacts-rear = rear contact with { $n } elements
dba-contacts-overlap = overlaps { $n } elements
dba-contacts-camp = contact with { $n } camps
dba-contacts-town = contact with the walls
dba-hint-move = Tap an element; tap it again for its group. Shift and tap adds one, a box drawn on the table takes several. Drag what is chosen, or press Enter.
dba-hint-move-short = Tap an element; tap it again for its group.
dba-hint-to = Tap or drag it to a place; the round handles wheel it.
dba-hint-hold = Choose the elements that shall be held, by tap or box.
dba-hint-entrench = Choose the elements that stand behind the ditch, by tap or box.
dba-hint-pair = Choose the first of two elements that change places.
dba-hint-second = { $name } changes places with which element?
dba-hint-place = Choose an element below, then its place on the table.
dba-do-move = Take up
dba-do-hold = Hold them
dba-do-entrench = Entrench them
dba-do-to = Move here
dba-do-column = Form the column
dba-do-deploy = Place here
dba-do-lurk = Lie in wait here
dba-do-face = Face this way
dba-do-lay = Lay it here
dba-do-camp = Pitch the camp here
dba-do-border = Draw the border here
dba-do-burn = Light the fire
dba-lay-kind = Kind of feature
dba-lay-x = East
dba-lay-y = North
dba-lay-a = Half length
dba-lay-b = Half width
dba-lay-slant = Slant
dba-lay-rim = Edge of the table
dba-lay-rim-south = South
dba-lay-rim-north = North
dba-lay-rim-west = West
dba-lay-rim-east = East
dba-lay-deep = Depth
dba-lay-width = Width
dba-lay-bend = Add a bend
dba-lay-straight = Take a bend away
dba-at = { $x } mm east, { $y } mm north, facing { $facing }
dba-at-inside = { $x } mm east, { $y } mm north
dba-facing-n = north
dba-facing-ne = north-east
dba-facing-e = east
dba-facing-se = south-east
dba-facing-s = south
dba-facing-sw = south-west
dba-facing-w = west
dba-facing-nw = north-west
dba-status-reserve = not yet placed
dba-status-on_table = on the table
dba-status-destroyed = destroyed
dba-status-fled = fled from the table
dba-status-left = left the table
dba-status-left_out = left out of the battle
dba-status-garrison = in garrison
dba-mark-general = general
dba-mark-warlord = Warlord
dba-mark-prince = Warrior Prince
dba-mark-pendragon = Pendragon
dba-mark-expendable = your Expendables in disguise
dba-mark-shaken = demoralised
dba-mark-held = held
dba-mark-fought = has fought
dba-mark-kept = comes by sea
dba-moved = moved { $n ->
    [one] once
   *[other] { $n } times
}
dba-move-paces = moves { $n } paces
dba-against = against { $name }
dba-combats = Close combats
dba-combats-tab = Combats
dba-combats-count = { $left } to fight, { $done } fought
dba-combats-fought = Fought
dba-combats-all = Show all { $n }
dba-combats-few = Show the last ones
dba-combats-none = No elements are in close combat.
dba-outcome-stand = stands
dba-outcome-recoil = recoils
dba-outcome-flee = flees
dba-outcome-destroyed = destroyed
dba-odds-wins = Out of 36: wins { $win }, equal { $tie }, loses { $lose }
dba-odds-fate = { $name }, out of 36: { $words }
dba-odds-exact = out of 36, exact
dba-muster-title = Muster your army
dba-muster-crown = Who is with the general?
dba-muster-secret = nobody else sees it yet
dba-muster-left = points left
dba-muster-left-of = of { $all } points left
dba-muster-army = Your army
dba-muster-none = nobody yet
dba-muster-hosts = Ready-made hosts
dba-muster-hosts-note = as large as the points allow
dba-muster-types = Elements by type
dba-muster-figures = { $foot } against foot, { $mounted } against mounted, { $paces } paces
dba-muster-traits = Traits of your ruler
dba-muster-done = The army is complete
dba-muster-wait = Your army stands. The others still muster.
dba-muster-watch = Armies are mustered in secret.
dba-head-to = Where to
dba-head-column = As a column
dba-head-move = Move
dba-head-card = Cards
dba-head-enlist = Enlist
dba-head-host = Ready-made hosts
dba-head-trait = Traits
dba-head-deploy = Places
dba-head-array = The rest in one line
dba-orders = Orders by list
dba-orders-none = Nothing is asked of you now.
dba-orders-choose = Choose elements
dba-orders-groups = Elements and groups on offer
dba-orders-offered = Places on offer: { $name }
dba-orders-else = Or else
dba-orders-pose = Middle of the front: { $x } mm east, { $y } mm north, facing { $facing }°
dba-text-battle = The battle
dba-text-commands = Commands
dba-text-command = Command
dba-text-people = People
dba-text-die = Die
dba-text-pips = PIPs left
dba-text-losses = Losses
dba-text-traits = Traits
dba-text-elements = Elements: { $name }
dba-text-element = Element
dba-text-where = Where
dba-text-marks = Marks
dba-text-ground = The ground
dba-text-feature = { $name }: middle { $x } mm east, { $y } mm north; { $a } by { $b } mm, its length at { $slant }°
dba-text-fire = Fire from { $x } mm east, { $y } mm north; { $n } mm long
dba-text-open = Open ground all over.
dba-parley = Or, at the start of the bound:
dba-offer_draw = Offer a draw
dba-concede = Concede the battle
dba-concede-sure = Concede: sure?
dba-despair = Give up your command
dba-despair-sure = Your command breaks: sure?
dba-river = River: { $what }
dba-mist = { $name }, unseen in the mist
dba-factor-urged = C-in-C's bonus
dba-log-placed = { $n ->
    [one] 1 element stands
   *[other] { $n } elements stand
} on the table
dba-log-entrenched = Works before { $n ->
    [one] 1 element
   *[other] { $n } elements
}: { $names }
dba-log-landed = Ashore: { $names }
dba-log-held = Held: { $names }
