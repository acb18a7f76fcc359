card.attack["Insta-Strike"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 30) end,
}

card.attack["Brave Slash"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Brave Slash" })
end
