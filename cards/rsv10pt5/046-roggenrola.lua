card.lasting["no damage up to 40"] = { allow_damage = function(_, it) return it.amount > 40 end }

card.attack["Harden"] = function(game, it)
  game:lasting(it.attacker, "no damage up to 40", "opponents_next_turn")
end
