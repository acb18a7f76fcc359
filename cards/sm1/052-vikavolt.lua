local grass_card = ptcg.filter { "energy", type = "grass" }
local lightning_card = ptcg.filter { "energy", type = "lightning" }

card.ability["Strong Charge"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game)
      for _, wanted in ipairs { grass_card, lightning_card } do
        local found = game:search { wanted, shuffle = false }
        if #found > 0 then
          local target = game:choose("own_pokemon")
          game:attach(found, target)
        end
      end
      game:shuffle()
    end,
  },
}

card.attack["Electro Cannon"] = function(game, it) game:discard_energy(it.attacker, 3) end
