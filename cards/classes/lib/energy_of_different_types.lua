-- Picks up to `most` basic Energy cards of different types from the deck, one by one, and shows
-- them. They stay in the deck, which is not shuffled.
return function(game, most)
  local found = {}
  local function is_of_another_type(card)
    if not card.is_basic_energy then return false end
    for _, other in ipairs(found) do
      if other.types[1] == card.types[1] then return false end
    end
    return true
  end
  for _ = 1, most do
    local energy = game:search({ is_of_another_type, show = true, shuffle = false })[1]
    if not energy then break end
    found[#found + 1] = energy
  end
  return found
end
