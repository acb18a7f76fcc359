card.ability["Distorted Future"] = {
  once_per_turn = {
    where = "active",
    needs = { { any = { "opponent_hand", "opponent_deck" } } },
    effect = function(game, it)
      game:move(it.opponent.hand, "deck")
      game:draw(3, it.opponent)
    end,
  },
}

card.attack["Synchro Shot"] = {
  more = function(_, it) return it.owner.hand_count == it.opponent.hand_count and 90 end,
}
