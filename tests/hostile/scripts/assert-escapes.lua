-- Fails with a message that would clear the terminal.
-- run: ?[2J?gone

card.play = function(game, it)
  game:draw(2)
  assert(false, '\27[2J\7gone')
end
