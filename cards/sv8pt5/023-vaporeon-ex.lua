local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Severe Squall"] = function(game, it)
  game:damage(it.opponent:find("pokemon", pokemon_ex), 60, { weakness = false, resistance = false })
end

card.attack["Aquamarine"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
