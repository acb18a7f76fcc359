card.play = function(game, it)
  if game:choose_word { "Draw", "Heal" } == "Draw" then
    game:draw(2)
  else
    game:heal(it.owner.active, 30)
  end
end
