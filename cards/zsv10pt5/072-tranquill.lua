card.attack["Fly"] = {
  fails_unless = function(game) return game:flip() end,
  after = function(game, it)
    game:lasting(it.attacker, "no_damage", "opponents_next_turn")
    game:lasting(it.attacker, "no_effects", "opponents_next_turn")
  end,
}
