local card = ...

local pokemon_ex = ptcg.filter { class = "pokemon-ex-xy" }

card.ability["Bouffer"] = {
  damage_taken = { value = -20 },
}

card.attack["Gold Breaker"] = {
  damage = function(game, it)
    return it.attack.damage + (it.defender:matches(pokemon_ex) and 60 or 0)
  end,
}
