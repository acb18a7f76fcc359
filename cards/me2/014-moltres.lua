local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Fighting Wings"] = {
  more = function(_, it) return it.defender:matches(pokemon_ex) and 90 end,
}
