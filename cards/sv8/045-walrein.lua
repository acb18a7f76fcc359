card.attack["Frigid Fangs"] = function(game, it)
  game:lasting(it.opponent, "frigid", "opponents_next_turn")
end

card.lasting["frigid"] = { may_attack = function(_, it) return it.attacker.energy_total > 2 end }

card.attack["Megaton Fall"] = function(game, it) game:damage(it.attacker, 50) end
