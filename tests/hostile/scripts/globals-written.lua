-- Sets a global variable.
-- run: "secret" is not declared

card.play = function(game, it)
  game:draw(2)
  secret = game.turn
end
