card.lasting["no damage up to 60"] = { allow_damage = function(_, it) return it.amount > 60 end }

card.attack["Harden"] = function(game, it)
  game:lasting(it.attacker, "no damage up to 60", "opponents_next_turn")
end
