-- Uses a table that looks like a Pokémon: it is an empty list.
-- harmless

card.play = function(game, it)
  game:draw(2)
  game:damage({ kind = 'pokemon', slot = 1 }, 10)
end
