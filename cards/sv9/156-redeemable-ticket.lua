card.play = function(game, it)
  local prizes = it.owner:find("prizes")
  game:shuffle(it.owner, { prizes = true })
  game:move(it.owner:find("prizes"), "deck_bottom")
  local deck, top = it.owner:find("deck"), {}
  for i = 1, #prizes do top[i] = deck[#deck + 1 - i] end
  game:move(top, "prizes")
end
