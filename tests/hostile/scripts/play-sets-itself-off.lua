-- Sets off a copy of itself, which does the same.
-- run: card texts set each other off without end

card.play = function(game, it)
  for _, other in ipairs(it.owner.hand) do
    if other.name == "Hostile" then game:perform_trainer(other) end
  end
end
