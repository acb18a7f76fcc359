card.attack["Jet Punch"] = {
  target = "opponent_bench",
  after = function(game, it, target) game:damage(target, 30) end,
}

card.attack["Knuckle Impact"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end

card.attack["Absorption-GX"] = { times = function(_, it) return it.owner.prizes_left end }
