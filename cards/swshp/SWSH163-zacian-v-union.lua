local card = ...

local metal = ptcg.filter { kind = "energy", type = "metal" }

card.attack["Union Gain"] = {
  after = function(game, it)
    game:search {
      zone = "discard",
      filter = metal,
      min = 1,
      max = 2,
      to = it.attacker,
    }
  end,
}

card.attack["Dance of the Crowned Sword"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_dealt",
      on = it.defender,
      value = -150,
      ends = "opponents_next_turn",
    }
  end,
}

card.attack["Master Blade"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, units = 3 } end,
}
