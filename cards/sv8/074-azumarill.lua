card.ability["Glistening Bubbles"] = {
  attack_cost = {
    needs = { { "own_pokemon", class = "tera" } },
    effect = function(game, it)
      if it.attack.name == "Double-Edge" then return { "psychic" } end
    end,
  },
}

card.attack["Double-Edge"] = function(game, it) game:damage(it.attacker, 50) end
