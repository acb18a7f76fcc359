card.play = {
  only_if = function(game, it) return it.owner.deck_count + it.owner.discard_count > 0 end,
  effect = function(game, it)
    if game:play_together() then
      game:search { zone = "discard", min = 2, max = 2, to = "hand" }
    else
      game:arrange(game:top(3))
    end
  end,
}
