local card = ...

card.play = {
  -- This card itself is still in hand when it is asked whether it may be played.
  condition = function(_, it) return it.owner.hand_count > 1 or it.opponent.hand_count > 0 end,
  effect = function(game, it)
    local players = { it.owner, it.opponent }
    for _, player in ipairs(players) do
      game:move { cards = player.hand, to = "deck_bottom", shuffled = true }
    end
    for _, player in ipairs(players) do
      game:draw { count = player.prizes_left, player = player }
    end
  end,
}
