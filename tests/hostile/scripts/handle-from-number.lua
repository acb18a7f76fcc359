-- Takes a number for a Pokémon.
-- run: damage: `to` must be a Pokémon or a list of them, got 281474976710656
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  game:damage { to = 1 << 48, amount = 10 }
end
