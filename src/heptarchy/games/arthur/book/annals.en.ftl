# The annals, a paragraph for each round. Kings are $a and $b; who has won is the winner.

annal-date = { $year }, { $season }
annal-year = In this year { $said }
annal-later = In the same year, in { $season }, { $said }
annal-soon = Soon after, { $said }
annal-quiet = { $way ->
    [0] nothing befell that is worth the ink
    [1] the land had peace
    [2] no king rode out
   *[other] there is nothing to tell but the weather
}
annal-kings = the kings of the Britons were { $a }
# In place of a king of whom the sentence before has told
annal-he = he

# Claims, raids, land

annal-claims = { $a } laid claim to { $places }
annal-claims-more = { $a } to { $places }
annal-raids = { $a } harried { $places }
annal-raids-more = { $a } harried { $places }
annal-took = { $a } took { $places }
annal-took-more = { $a } took { $places }
annal-shares-more = { $before }, { $next }
annal-shares-last = { $before }, and { $next }
annal-claimed-title = { $a } laid claim to the title { $title }
annal-claimed-throne = { $a } said that he was by right the lord of { $b }
annal-vacant = { $places } { $n ->
    [one] was left without an owner, for more than one claimed it
   *[other] were left without an owner, for more than one claimed them
}
annal-saxons = Saxons settled in { $places }
annal-britons = Britons came back to { $places }
annal-irish = the Irish came over the sea and kept { $places } for themselves
annal-keels = Saxon keels lay off { $places }
annal-scourge = the Irish scourged the coast of { $places }
annal-warlord = a warlord rose in { $places }
annal-warlord-died = the warlord of { $places } died

# Titles, bonds and deaths

annal-crowned = { $a } was hailed as { $title }
annal-uncrowned = nobody was { $title } any more
annal-swore = { $a } bowed to { $b } as { $n ->
    [one] his lord
   *[other] their lord
}
annal-freed = { $a } was free of { $b }
annal-rebelled = { $a } rose against { $b }, his lord
annal-merlin = Merlin came to the hall of { $a }
annal-turned = { $a } became a Briton
annal-plot = a plot of { $a } came to light, and he lost all that he claimed
annal-broke-word = { $a } broke the word that he had given { $b }
annal-died = { $cause ->
    [fall] { $a } fell from his might and died, and { $b } was king after him
    [bell] the bell tolled for { $a }, and { $b } was king after him
    [assassin] { $a } was murdered, and { $b } was king after him
    [knives] { $a } died in the Night of the Long Knives, and { $b } was king after him
    [usurper] { $a } was thrown down and killed, and { $b }, a Saxon, sat in his place
    [battle] { $a } fell in that battle, and { $b } was king after him
    [siege] { $a } died in that siege, and { $b } was king after him
   *[none] { $a } died, and { $b } was king after him
}

# Wars

annal-war-land = { $own ->
    [yes] { $a } made war on { $b } over { $province }, which he claimed
   *[no] { $a } made war on { $b }, who claimed { $province }
}
annal-war-title = { $own ->
    [yes] { $a } made war on { $b }, for he would be { $title } himself
   *[no] { $a }, who was { $title }, made war on { $b }, who would have been it in his place
}
annal-war-throne = { $own ->
    [yes] { $a } made war on { $b }, for he would be his lord
   *[no] { $a } made war on { $b }, who would have been his lord
}
annal-war-faith = { $a } made war on { $b }, to cast out the Saxons
annal-void = { $war }; but the cause fell away, and there was no war
annal-allies = { $war }; with { $a } stood { $kings }
annal-allies-more = { $war }, and with { $a } { $kings }
annal-battle = { $a } and { $b } fought at { $province }{ part-victory }
annal-battle-they = they fought at { $province }{ part-victory }
part-victory = { $how ->
    [won] , and { $winner } had the victory
    [drawn] , and neither had the victory
    [quick-won] , and one cast of the lots gave { $winner } the victory
    [quick-drawn] , and one cast of the lots gave neither the victory
   *[open] { "" }
}
annal-siege = { $b } stood a siege at { $province }{ part-assaults }{ $end ->
    [fell] ; then { $winner } took the place
    [lifted] , until { $a } lifted it
    [spent] , until the besiegers had lost too many
    [sally] ; then he came out and fought{ part-victory }
   *[open] { "" }
}
part-assaults = { $n ->
    [0] { "" }
    [one] { " through " }{ part-count } assault
   *[other] { " through " }{ part-count } assaults
}
part-count = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
annal-went-home = { $a } went home before the end

# The end

annal-overlord = so { $a }, who was { $title }, was lord of all the kings of Britain, and here these annals end
annal-ended = here these annals end; of all the kings { $a } was the greatest
