local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.ability["Fighting Roar"] = {
  ignores_evolution_wait = {
    only_if = function(_, it)
      return it.opponent.active ~= nil and it.opponent.active:matches(pokemon_ex)
    end,
    value = true,
  },
  ignores_first_turn = {
    only_if = function(_, it)
      return it.opponent.active ~= nil and it.opponent.active:matches(pokemon_ex)
    end,
    value = true,
  },
}
