local card = ...

local evolution = ptcg.filter { stage = "evolution" }

card.attack["Cross-Cut"] = {
  damage = function(game, it)
    if it.defender:matches(evolution) then return it.attack.damage + 30 end
  end,
}

card.attack["Hurricane Punch"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 4 } end,
}
