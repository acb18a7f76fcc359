local evolution = ptcg.filter { stage = "evolution" }

card.attack["Cross-Cut"] = {
  more = function(_, it) return it.defender:matches(evolution) and 30 end,
}

card.attack["Hurricane Punch"] = { times = function(game) return game:flips(4) end }
