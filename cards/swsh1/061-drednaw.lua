local card = ...

card.attack["Vise Bite"] = {
  damage = function(game, it) return it.attack.damage + 30 * it.defender.retreat_cost end,
}

card.attack["Jaw Lock"] = {
  after = function(game, it)
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}
