-- Plays with the opponent's deck in its own hand.
-- harmless
local card, ptcg = ...

card.play = function(game, it)
  local first = it.opponent:cards { zone = 'discard' }[1]
  if first then game:move { card = first, to = 'hand' } end
  assert(it.opponent.hand_count <= 60)
end
