local erikas_pokemon = ptcg.filter { "pokemon", name_includes = "Erika's" }

card.ability["Gathering of Blossoms"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { erikas_pokemon, to = "hand" } end,
  },
}

card.attack["Bind"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end
