local water_or_metal = ptcg.filter { "active", type = { "water", "metal" } }

card.play = {
  needs = { { "own_pokemon", water_or_metal }, { "opponent_bench", count = 3 } },
  effect = function(game, it)
    local stay = game:choose_exactly(2, "opponent_bench", { player = it.opponent })
    for _, pokemon in ipairs(it.opponent:find("bench", { except = stay })) do
      game:return_to(pokemon, "deck")
    end
  end,
}
