card.attack["Supernatural Shapeshifter"] = function(game)
  local discarded = game:discard_top()[1]
  if discarded and discarded.is_supporter then game:perform_trainer(discarded) end
end
