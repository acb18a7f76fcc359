local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Hadron Spark"] = {
  more = function(_, it) return it.defender:matches(pokemon_ex) and 120 end,
}
