-- Sets off a copy of itself, which does the same.
-- run: card texts trigger each other endlessly

card.play = function(game, it)
  for _, other in ipairs(it.owner.hand) do
    if other.name == "Hostile" then game:perform_trainer(other) end
  end
end
