local card = ...

card.ability["Glistening Bubbles"] = {
  attack_cost = {
    needs = { { "own_pokemon", filter = { class = "tera" } } },
    effect = function(game, it)
      if it.attack.name == "Double-Edge" then return { "psychic" } end
    end,
  },
}

card.attack["Double-Edge"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 50 } end,
}
