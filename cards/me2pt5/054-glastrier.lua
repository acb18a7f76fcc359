card.attack["Ice Shot"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 20) end,
}

card.attack["Frosty Typhoon"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Frosty Typhoon" })
end
