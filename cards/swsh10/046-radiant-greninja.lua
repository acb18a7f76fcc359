local card = ...

local energy_card = ptcg.filter { kind = "energy" }

card.ability["Concealed Cards"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck", { "hand", filter = energy_card } },
    effect = function(game)
      game:discard {
        card = game:choose_card { zone = "hand", filter = energy_card, purpose = "discard" },
      }
      game:draw { count = 2 }
    end,
  },
}

card.attack["Moonlight Shuriken"] = {
  choose = function(game, it)
    return table.unpack(game:choose_pokemon {
      from = it.opponent,
      min = 2,
      max = 2,
      purpose = "damage",
    })
  end,
  after = function(game, it, ...)
    game:discard_energy { from = it.attacker, units = 2 }
    game:damage { to = { ... }, amount = 90 }
  end,
}
