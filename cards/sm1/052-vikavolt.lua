local card = ...

local grass_card = ptcg.filter { kind = "energy", type = "grass" }
local lightning_card = ptcg.filter { kind = "energy", type = "lightning" }

card.ability["Strong Charge"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck" },
    effect = function(game, it)
      for _, wanted in ipairs { grass_card, lightning_card } do
        local found = game:search { filter = wanted, shuffle = false }
        if #found > 0 then
          local target = game:choose_pokemon { from = it.owner, purpose = "attach" }
          game:attach { cards = found, to = target }
        end
      end
      game:shuffle()
    end,
  },
}

card.attack["Electro Cannon"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, units = 3 } end,
}
