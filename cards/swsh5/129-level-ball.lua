local small = ptcg.filter { "pokemon", hp_at_most = 90 }

card.play = { needs = { "deck" }, effect = function(game) game:search { small, to = "hand" } end }
