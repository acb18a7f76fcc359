local basic = ptcg.filter { stage = "basic" }
card.lasting["no damage from these"] = { allow_damage = { attacker = basic, value = false } }

card.attack["Coated Attack"] = function(game, it)
  game:lasting(it.attacker, "no damage from these", "opponents_next_turn")
end
