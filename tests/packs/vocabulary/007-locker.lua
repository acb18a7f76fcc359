card.attack["Rest"] = function(game, it) game:lasting(it.attacker, "no_attack", "own_next_turn") end

card.attack["Bind"] = function(game, it)
  game:lasting(it.defender, "attack_needs_coin", "opponents_next_turn")
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Wind Up"] = function(game, it)
  game:lasting(it.attacker, { damage_dealt = 40 }, "own_next_turn", { attack = "Wind Up" })
  game:lasting(it.opponent, "no_items", "opponents_next_turn")
end

card.attack["Forget"] = {
  choose = function(game, it) return game:choose_attack(it.defender) end,
  after = function(game, it, attack)
    game:lasting(it.defender, "no_named_attack", "opponents_next_turn", { attack = attack })
  end,
}
