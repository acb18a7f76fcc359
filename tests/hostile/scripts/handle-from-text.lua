-- Takes a text for a Pokémon.
-- run: `to` must be a Pokémon or a list of them, got
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  game:damage { to = 'userdata: 0x05000000000000', amount = 10 }
end
