-- Also with an empty deck.
card.play = function(game)
  if game:flips(2) == 2 then
    local found = game:search { "basic_energy", shuffle = false }
    if #found > 0 then game:attach(found, game:choose("own_pokemon")) end
    game:shuffle()
  end
end
