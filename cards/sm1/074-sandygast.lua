local fighting_card = ptcg.filter { "energy", type = "fighting" }

card.attack["Shore Up"] = function(game, it)
  game:attach(game:choose("discard", fighting_card), it.attacker)
end

card.attack["Sand Tomb"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
