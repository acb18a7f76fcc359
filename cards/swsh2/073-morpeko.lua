card.attack["Torment"] = {
  choose = function(game, it) return game:choose_attack(it.defender) end,
  after = function(game, it, attack)
    if not attack then return end
    game:lasting(it.defender, "no_named_attack", "opponents_next_turn", { attack = attack })
  end,
}

card.attack["Spark"] = {
  target = "opponent_bench",
  after = function(game, it, target) game:damage(target, 20) end,
}
