local metal = ptcg.filter { type = "metal" }

card.attack["Iron Shake-Up"] = function(game, it) game:rearrange_energy(it.owner, metal) end

card.attack["Hurricane of Needles"] = { times = function(game) return game:flips(4) end }
