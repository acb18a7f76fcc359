local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Rising Chop"] = {
  ignores = { "weakness", "resistance" },
  fails_unless = function(_, it) return it.defender:matches(pokemon_ex) end,
}
