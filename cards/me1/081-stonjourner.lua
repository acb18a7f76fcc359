card.attack["Stony Kick"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 20) end,
}

card.attack["Boundless Power"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
