local lightning = ptcg.filter { "basic_energy", type = "lightning" }
local benched_lightning = ptcg.filter { "benched", type = "lightning" }

card.play = {
  needs = { "deck", { "own_pokemon", benched_lightning } },
  effect = function(game)
    for _, energy in ipairs(game:choose_up_to(2, game:top(5), { lightning, may = true })) do
      game:attach(energy, game:choose("own_pokemon", benched_lightning))
    end
    game:shuffle()
  end,
}
