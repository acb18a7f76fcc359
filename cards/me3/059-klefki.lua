card.attack["Memory Lock"] = {
  choose = function(game, it) return game:choose_attack(it.defender) end,
  after = function(game, it, attack)
    if attack then
      game:lasting(it.defender, "no_named_attack", "opponents_next_turn", { attack = attack })
    end
  end,
}
