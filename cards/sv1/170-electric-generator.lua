local card = ...

local lightning = ptcg.filter { kind = "basic_energy", type = "lightning" }
local benched_lightning = ptcg.filter { benched = true, type = "lightning" }

card.play = {
  needs = { "deck", { "own_pokemon", filter = benched_lightning } },
  effect = function(game, it)
    local cards = game:choose_card {
      from = game:top { count = 5 },
      filter = lightning,
      min = 0,
      max = 2,
      purpose = "attach",
    }
    for _, energy in ipairs(cards) do
      local to = game:choose_pokemon {
        from = it.owner,
        filter = benched_lightning,
        purpose = "attach",
      }
      game:attach { card = energy, to = to }
    end
    game:shuffle()
  end,
}
