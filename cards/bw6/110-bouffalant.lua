local pokemon_ex = ptcg.filter { class = "pokemon-ex-xy" }

card.ability["Bouffer"] = { damage_taken = -20 }

card.attack["Gold Breaker"] = {
  more = function(_, it) return it.defender:matches(pokemon_ex) and 60 end,
}
