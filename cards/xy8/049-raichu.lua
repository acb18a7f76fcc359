local card = ...

local pokemon_ex = ptcg.filter { class = "pokemon-ex-xy" }

card.attack["Thunderclap Shot"] = {
  after = function(game, it)
    game:damage { to = it.opponent:pokemon_that_fit { filter = pokemon_ex }, amount = 50 }
  end,
}

card.attack["Electrosmash"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 20 or 0) end,
}
