-- Counts on from a Pokémon to the next.
-- run: attempt to perform arithmetic on a userdata value
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = it.owner.active + 1
end
