local evolution = ptcg.filter { stage = "evolution" }
local basic = ptcg.filter { stage = "basic" }

card.attack["Cross-Cut"] = {
  more = function(_, it) return it.defender:matches(evolution) and 80 end,
}

card.attack["Axe Blast"] = function(game, it)
  if it.defender:matches(basic) then game:knock_out(it.defender) end
end
