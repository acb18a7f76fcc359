local card = ...

local water = ptcg.filter { type = "water" }

card.attack["Water Pulse"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "asleep" }
  end,
}

card.attack["Giant Whirlpool"] = {
  after = function(game, it)
    local energy = game:choose_energy {
      from = it.attacker,
      filter = water,
      units = 2,
      purpose = "move_energy",
    }
    game:move { cards = energy, to = "hand" }
  end,
}
