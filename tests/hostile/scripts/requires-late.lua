-- Loads a file in the middle of a match.
-- run: require: allowed only at the top of a file

card.play = function(game, it)
  game:draw(2)
  ptcg.require 'costs'
end
