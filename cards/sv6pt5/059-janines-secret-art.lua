local darkness = ptcg.filter { type = "darkness" }
local darkness_basic_energy = ptcg.filter { "basic_energy", type = "darkness" }

card.play = {
  needs = { "deck", { "own_pokemon", darkness } },
  effect = function(game, it)
    local poisoned = false
    for _, pokemon in ipairs(game:choose_up_to(2, "own_pokemon", darkness)) do
      local found = game:search { darkness_basic_energy, to = pokemon, shuffle = false }
      poisoned = poisoned or pokemon.is_active and #found > 0
    end
    game:shuffle()
    if poisoned then game:set_condition(it.owner.active, "poisoned") end
  end,
}
