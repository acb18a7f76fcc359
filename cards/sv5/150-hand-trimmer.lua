card.play = {
  needs = { { any = { { "hand", count = 6 }, { "opponent_hand", count = 6 } } } },
  effect = function(game, it)
    for _, player in ipairs { it.opponent, it.owner } do
      local too_many = math.max(player.hand_count - 5, 0)
      game:discard(game:choose_exactly(too_many, player.hand, { player = player }))
    end
  end,
}
