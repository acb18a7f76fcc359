local basic = ptcg.filter { stage = "basic" }

card.ability["Greedy Eater"] = {
  prizes = {
    subject = "opponent",
    target = basic,
    only_if = function(_, it) return it.cause == "attack_damage" and it.attacker == it.self end,
    value = 1,
  },
}

card.attack["Dark Bite"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
