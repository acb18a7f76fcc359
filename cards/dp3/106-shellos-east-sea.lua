local shellos = ptcg.filter { name = { "Shellos East Sea", "Shellos West Sea" } }

card.attack["Shell Hunting"] = function(game, it) game:search { shellos, max = 2, to = "bench" } end
