-- Adds to a handle to get the next Pokémon.
-- run: attempt to perform arithmetic on a userdata value

card.play = function(game, it)
  game:draw(2)
  local _ = it.owner.active + 1
end
