local card = ...

local special_energy = ptcg.filter { has_special_energy = true }

card.attack["Special Blow"] = {
  damage = function(game, it)
    return it.attack.damage + (it.defender:matches(special_energy) and 50 or 0)
  end,
}

card.attack["X-Scissor"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 40 or 0) end,
}
