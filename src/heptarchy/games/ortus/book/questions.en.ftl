# What a seat is asked

ask-over = the game is over
ask-others = others are asked

# Phrases

ask-partner = { $house }, your partner,
ask-lord = the { $lord } of { $fief }
part-whose = { $own ->
    [yes] your
   *[no] { $house }'s
}
ask-attack = the Attack on { part-whose } { $aim ->
    [villages] Villages
    [thanes] Thanes
   *[towers] Towers
}
ask-raid = the Raid of { $fief }
ask-siege = the Siege of { $fief }
ask-stake-vassal = the Vassal Lord of { $fief } with the whole Fief
ask-stake-mercenary = { part-whose } Mercenary { $place }
ask-stake-hand = { part-cards } of { part-whose } Hand
ask-stake-pool = { $cards } of { part-whose } Pool
ask-stake-properties = { LIST($cards, "the") } of { $fief }
part-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
part-towers-there = { $towers ->
    [one] { $towers } Tower
   *[other] { $towers } Towers
}

# Decks and turns

ask-deck = Which deck of { $size } cards do you build? (The others do not see it)
ask-copies = How many { FORM($type, "other") } go into your deck? ({ part-cards } of { $size } still to choose)
ask-mulligan = Keep your opening Hand of { part-cards }, or shuffle it back once and draw as many anew?
part-turn = { $acted ->
    [yes] Your Action is taken: a free step
   *[no] Your turn: an Action or a free step
}
ask-turn = { part-turn }, or end it with the draw? ({ part-cards } left to draw)
ask-knights-turn = { part-turn }, or end it and take a card? (You hold { $held } of the { $goal } conditions that win)
ask-last-turn = { part-turn }, or end it? (There is no card to draw: at the end { $stays ->
    [yes] old age costs you your Fiefs
   *[no] you die of old age
})
ask-tower-card = Which card of your Hand becomes the Tower? (The others do not see it)
ask-slot = Which Mercenary takes { FORM($army, "the") } as his Garrison?
ask-site = Which Fief does { FORM($type, "the") } go to?
ask-lord-site = In which seat does { FORM($type, "the") } become { KEY($type) ->
    [monk] Abbot
   *[other] Lord
}?
ask-attach = Which of your Fiefs is { FORM($property, "the") } attached to?

# Battles

ask-field = Which card do you field in { $attack }? (You: Strength { $strength }; { part-towers-there }; undefended it takes { $needs })
ask-field-against = Which card do you field in { $attack }? ({ $house }: Strength { $strength }; you: { $own }; { part-towers-there })
ask-church = You control the Church: how is { $attack } decided, { $attacker } with Strength { $strength } against { $defender } with { $against }?
ask-fill = Which { $vikings ->
    [yes] Viking card
   *[no] card
} takes damage next? ({ part-points } to take; full, it dies)
ask-raze = Which of { $house }'s { part-towers-there } falls? ({ $n } to raze)
ask-plunder = Capture or burn a Property of { $fief }? ({ part-points } left)
ask-viking-plunder = Which Property of { $fief } do the Vikings burn? ({ part-points } left)
ask-fallen = { $fief } has fallen: capture it{ $n ->
    [0] { "" }
   *[other] { " " }with its { part-properties }
}, or destroy it?
ask-ransom = Pay { $house } { part-properties } for { $lord }, or let him die?
ask-ransom-some = For which of your { $lords } captured Lords do you pay { $house } { part-properties }? Without it they die
ask-ransom-from = From which Fief do you pay for { $lord }?
ask-ransom-by = Which Property of { $fief } do you pay for { $lord }?

# Politics

ask-treachery = What does your Treachery strike: a Lord, a Mercenary, or a Hand for { part-cards }?
ask-intrigue = What does your Intrigue take: up to { $properties ->
    [one] { $properties } Property
   *[other] { $properties } Properties
} of a Fief, a Mercenary, or up to { part-pool-cards }?
ask-taken-property = Which Property of { $fief } does your Intrigue take? ({ $n } of up to { $most })
ask-taken-army = Which card of { $house }'s Pool does your Intrigue take? ({ $n } of up to { $most })
ask-which-mercenary = Which of { $house }'s Mercenaries does your { $type } { KEY($type) ->
    [treachery] strike
   *[other] take
}?
ask-answer = Answer { $house }'s { $type } with Allies, or yield { $stake }?
ask-defend = Answer { $house }'s { $type } with a Vassal, or yield { $stake }?
ask-press = Answer { $house }'s { $allies ->
    [yes] Allies
   *[no] Vassal
} with a Vassal, or give up { $own ->
    [yes] your
   *[no] { $actor }'s
} { $type } on { $stake }?

# Jousts, Kingship, Vikings

ask-ante-from = From which Fief do you ante a Property in the Joust?
ask-ante = Which Property of { $fief } do you ante in the Joust?
ask-tilt = You hold { $hand }: exchange a Joust card, or keep all?
ask-wild = You hold { $hand }: play a Champion from the Hand as a wild card, or none?
ask-callers-wild = You hold { $hand }: as what does the Champion who called the Joust stand in?
ask-donation = { $house } is King: which card of your Pool do you give to the Royal Army?
ask-horde = You direct the Vikings: what does the horde of Strength { $n } attack{ $rests ->
    [yes] , or do you hold it back
   *[no] { "" }
}?

# Variants

ask-appease = The King turns on you: appease him with a Banquet for this turn, or let him come?
ask-vote = A vote for Winter: do you give your { part-votes } for it, against it, or abstain?
ask-bought-tower = Which card of your set lies face down as a Tower? (The others do not see it)
ask-purchase = What do you buy for a Legacy point? ({ part-legacy } left to spend)
ask-no-purchase = There is nothing to buy: a Legacy point is lost for this Winter ({ part-legacy } left)

# Modules

ask-free-tower = Which card of your tray lies face down as a free Tower? (The others do not see it)
ask-exchange = Which card of your Hand do you discard? ({ $n } for one card of the tray)
ask-exchanged = Which card of your tray do you take into your Hand? (The others do not see it)
ask-rally = The Battle card is { $result }: play a Banner to make it a Normal Battle, or let it stand?
ask-conquest = { $n ->
    [one] { $n } Village falls
   *[other] { $n } Villages fall
}, of { $house }: how many do you conquer? The others are burnt
ask-summoned = Your Thanes bring a card of your tray into your Hand: which? (The others do not see it)
ask-declaration = You hold { $hand }: which hand do you declare? It need not be true
ask-accusation = You hold { $hand }: accuse another of lying, or keep the peace? A wrong accusation costs you your share
ask-common = How many { FORM($type, "other") } does every deck hold? ({ part-cards } of { $size } still to choose)
ask-draft = Which card do you pick from your pack of { part-cards }? (The others do not see it)
ask-tray = Which card of your tray of { part-cards } do you take into your Hand? (The others do not see it)
ask-open-or-top = Which card do you take: an open one, or the top one of the deck unseen? ({ part-cards } in the deck)
ask-open = Which of the open cards do you take into your Hand?
