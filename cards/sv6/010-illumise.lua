card.attack["Slowing Perfume"] = {
  -- The second turn of the game is the first one of the player who goes second.
  only_if = function(game) return game.turn == 2 end,
  target = "opponent_bench",
  after = function(game, it, target) game:return_to(target, "deck") end,
}
