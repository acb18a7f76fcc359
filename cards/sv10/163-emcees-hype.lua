card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:draw(2)
    if it.opponent.prizes_left <= 3 then game:draw(2) end
  end,
}
