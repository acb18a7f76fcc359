local card = ...

local water_card = ptcg.filter { kind = "energy", type = "water" }

card.attack["Body Surf"] = {
  after = function(game, it)
    local energy = game:choose_card { zone = "hand", filter = water_card, purpose = "attach" }
    if not energy then return end
    game:attach { card = energy, to = it.attacker }
    game:switch()
  end,
}

card.attack["Ocean Loop"] = {
  after = function(game, it)
    game:move {
      cards = game:choose_energy {
        from = it.attacker,
        filter = water_card,
        units = 2,
        purpose = "choose_card",
      },
      to = "hand",
    }
  end,
}
