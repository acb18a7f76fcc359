local function full_hand(player) return player.turns_taken == 1 and 8 or 6 end

card.play = {
  needs = { "deck" },
  -- This card is still in the hand at this point and does not count.
  only_if = function(game, it) return it.owner.hand_count - 1 < full_hand(it.owner) end,
  effect = function(game, it) game:draw(full_hand(it.owner) - it.owner.hand_count) end,
}
