card.play = {
  -- This card is still in the hand when the engine checks whether it may be played.
  only_if = function(_, it) return it.owner.hand_count > 1 or it.opponent.hand_count > 0 end,
  effect = function(game, it)
    local players = { it.owner, it.opponent }
    for _, player in ipairs(players) do
      game:move(player.hand, "deck_bottom", { shuffled = true })
    end
    for _, player in ipairs(players) do game:draw(player.prizes_left, player) end
  end,
}
