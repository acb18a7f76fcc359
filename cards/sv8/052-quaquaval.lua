card.ability["Up-Tempo"] = {
  once_per_turn = {
    needs = { "hand", "deck", { "hand_at_most", count = 5 } },
    effect = function(game, it)
      game:move(game:choose("hand"), "deck_bottom")
      game:draw(5 - it.owner.hand_count)
    end,
  },
}
