-- Takes a table that looks like a Pokémon for one: it is an empty list.
-- harmless
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  game:damage { to = { kind = 'pokemon', slot = 1 }, amount = 10 }
end
