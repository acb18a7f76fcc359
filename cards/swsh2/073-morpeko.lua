local card = ...

card.attack["Torment"] = {
  choose = function(game, it) return game:choose_attack { from = it.defender } end,
  after = function(game, it, attack)
    if not attack then return end
    game:lasting {
      kind = "no_named_attack",
      on = it.defender,
      attack = attack,
      ends = "opponents_next_turn",
    }
  end,
}

card.attack["Spark"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, it, target)
    if target then game:damage { to = target, amount = 20 } end
  end,
}
