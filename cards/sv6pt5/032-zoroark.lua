local pokemon_ex_pokemon_v = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.attack["Illusory Hijacking"] = {
  times = function(_, it) return it.opponent:count("pokemon", pokemon_ex_pokemon_v) end,
}
