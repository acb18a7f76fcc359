-- Calls a handle.
-- run: attempt to call a userdata value

card.play = function(game, it)
  game:draw(2)
  it.owner.active()
end
