-- Uses a number as a Pokémon.
-- run: damage: `to` must be a Pokémon or a list of them, got 281474976710656

card.play = function(game, it)
  game:draw(2)
  game:damage(1 << 48, 10)
end
