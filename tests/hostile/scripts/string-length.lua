-- Asks for a part of a text beyond all numbers.
-- harmless

card.play = function(game, it)
  assert(('abc'):sub(math.mininteger, math.maxinteger) == 'abc')
  assert(('abc'):sub(math.maxinteger) == '')
end
