card.attack["Hand Trim"] = function(game, it)
  local surplus = it.opponent.hand_count - 5
  if surplus > 0 then game:discard(game:random_cards(it.opponent, { count = surplus })) end
end
