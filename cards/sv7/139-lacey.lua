card.play = {
  needs = { { any = { "hand", "deck" } } },
  effect = function(game, it)
    game:move(it.owner.hand, "deck")
    game:draw(it.opponent.prizes_left <= 3 and 8 or 4)
  end,
}
