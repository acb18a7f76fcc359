local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.ability["Bouffer"] = { damage_taken = -30 }

card.attack["Gold Breaker"] = {
  more = function(_, it) return it.defender:matches(pokemon_ex) and 100 end,
}
