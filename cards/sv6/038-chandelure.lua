card.ability["Alluring Light"] = {
  once_per_turn = {
    needs = { { any = { "deck", "opponent_deck" } } },
    effect = function(game, it)
      game:draw()
      game:draw(1, it.opponent)
    end,
  },
}

card.attack["Mind Ruler"] = { times = function(_, it) return it.opponent.hand_count end }
