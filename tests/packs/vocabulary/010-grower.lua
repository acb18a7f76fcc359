local card = ...

local grass = ptcg.filter { kind = "basic_energy", type = "grass" }

card.ability["Green Hand"] = {
  activated = {
    uses = "once_per_turn",
    needs = { { "hand", filter = grass } },
    effect = function(game, it)
      local energy = game:choose_card { zone = "hand", filter = grass, purpose = "attach" }
      game:attach { card = energy, to = game:choose_pokemon { from = it.owner, purpose = "attach" } }
    end,
  },
}

card.attack["Deep Roots"] = {
  after = function(game, it)
    game:search { filter = grass, max = 2, to = it.attacker, show = true }
  end,
}

card.attack["Compost"] = {
  after = function(game, it)
    local energy = game:choose_card { zone = "discard", filter = grass, max = 2, purpose = "attach" }
    game:attach { cards = energy, to = it.attacker }
  end,
}

card.attack["Transplant"] = {
  after = function(game, it) game:rearrange_energy() end,
}

card.attack["Gather"] = {
  after = function(game, it)
    local energy = game:choose_energy { from = it.attacker, max = 2, purpose = "choose_card" }
    game:move { cards = energy, to = "hand" }
  end,
}
