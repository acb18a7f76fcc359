local card = ...

card.play = {
  needs = { "own_bench" },
  effect = function(game, it)
    local paid = it.owner.hand_count >= 2 and game:ask { purpose = "discard" }
    if paid then
      game:discard {
        cards = game:choose_card { zone = "hand", min = 2, max = 2, purpose = "discard" },
      }
    end
    local leaving = it.owner.active
    game:switch()
    if paid and leaving.is_benched then game:heal { on = leaving, counters = 12 } end
  end,
}
