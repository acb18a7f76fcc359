card.attack["Scream"] = {
  -- The second turn of the game is the first one of the player who goes second.
  only_if = function(game) return game.turn == 2 end,
  after = function(game, it) game:lasting(it.opponent, "no_supporters", "opponents_next_turn") end,
}

card.attack["Crunch"] = function(game, it) game:discard_energy_cards(it.defender, 1) end
