-- Replaces a function of the card API.
-- run: cannot set "filter"

card.play = function(game, it)
  game:draw(2)
  ptcg.filter = nil
end
