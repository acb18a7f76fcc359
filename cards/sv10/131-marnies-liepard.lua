local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Pointy Claws"] = {
  more = function(_, it) return it.defender:matches(pokemon_ex) and 70 end,
}
