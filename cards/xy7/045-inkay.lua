local card = ...

card.attack["Ink Spit"] = {
  after = function(game, it)
    game:lasting { kind = "attack_needs_coin", on = it.defender, ends = "opponents_next_turn" }
  end,
}
