local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Rising Horns"] = {
  more = function(_, it) return it.defender:matches(pokemon_ex) and 100 end,
}
