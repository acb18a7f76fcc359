local froakie = ptcg.filter { name = "Froakie" }

card.attack["Flock"] = function(game) game:search { froakie, max = 2, to = "bench" } end
