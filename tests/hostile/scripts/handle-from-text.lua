-- Uses a string as a Pokémon.
-- run: `to` must be a Pokémon or a list of them, got

card.play = function(game, it)
  game:draw(2)
  game:damage('userdata: 0x05000000000000', 10)
end
