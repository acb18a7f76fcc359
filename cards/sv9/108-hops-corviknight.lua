card.attack["Shoot Through"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 50) end,
}

card.attack["Steel Wing"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -60 }, "opponents_next_turn")
end
