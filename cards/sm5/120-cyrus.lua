local card = ...

local water_or_metal = ptcg.filter { active = true, type = { "water", "metal" } }

card.play = {
  needs = {
    { "own_pokemon", filter = water_or_metal },
    { "opponent_bench", count = 3 },
  },
  effect = function(game, it)
    local stays = {}
    for _, pokemon in ipairs(game:choose_pokemon {
      from = it.opponent.bench,
      player = it.opponent,
      min = 2,
      max = 2,
    }) do
      stays[pokemon] = true
    end
    for _, pokemon in ipairs(it.opponent.bench) do
      if not stays[pokemon] then game:return_to { pokemon = pokemon, to = "deck" } end
    end
  end,
}
