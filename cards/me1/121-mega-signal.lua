local mega = ptcg.filter { "pokemon", class = "mega-evolution-ex" }

card.play = { needs = { "deck" }, effect = function(game) game:search { mega, to = "hand" } end }
