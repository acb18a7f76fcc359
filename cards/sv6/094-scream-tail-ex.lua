local card = ...

card.attack["Scream"] = {
  -- The second turn of the game is the first one of the player who goes second.
  condition = function(game) return game.turn == 2 end,
  after = function(game, it)
    game:lasting { kind = "no_supporters", on = it.opponent, ends = "opponents_next_turn" }
  end,
}

card.attack["Crunch"] = {
  after = function(game, it) game:discard_energy { from = it.defender } end,
}
