card.play = {
  needs = { "opponent_hand" },
  effect = function(game, it)
    local count = it.opponent.hand_count
    game:move(it.opponent.hand, "deck_bottom", { shuffled = true })
    game:draw(count, it.opponent)
  end,
}
