local lightning = ptcg.filter { type = "lightning" }

card.attack["Quick Blow"] = { more = function(game) return game:flip() and 50 end }

card.attack["Strong Volt"] = function(game, it)
  game:discard_energy_cards(it.attacker, 1, lightning)
end
