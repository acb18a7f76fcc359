-- Asks for a substring beyond all bounds.
-- harmless

card.play = function(game, it)
  assert(('abc'):sub(math.mininteger, math.maxinteger) == 'abc')
  assert(('abc'):sub(math.maxinteger) == '')
end
