-- Registers an attack in the middle of a match.
-- run: a card can register only while its file is loaded

card.play = function(game, it)
  game:draw(2)
  card.attack['More'] = { after = function() end }
end
