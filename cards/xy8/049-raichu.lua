local pokemon_ex = ptcg.filter { class = "pokemon-ex-xy" }

card.attack["Thunderclap Shot"] = function(game, it)
  game:damage(it.opponent:find("pokemon", pokemon_ex), 50)
end

card.attack["Electrosmash"] = { more = function(game) return game:flip() and 20 end }
