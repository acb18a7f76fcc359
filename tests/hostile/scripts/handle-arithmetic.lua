-- Counts on from a Pokémon to the next.
-- run: attempt to perform arithmetic on a userdata value

card.play = function(game, it)
  game:draw(2)
  local _ = it.owner.active + 1
end
