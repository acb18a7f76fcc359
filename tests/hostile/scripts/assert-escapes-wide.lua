-- Fails with a message that has the two-byte control sequence introducer.
-- run: ??2Jgone

card.play = function(game, it)
  game:draw(2)
  assert(false, '\194\1552Jgone')
end
