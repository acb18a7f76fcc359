card.play = {
  needs = { "own_bench" },
  effect = function(game, it)
    local paid = it.owner.hand_count >= 2 and game:ask { purpose = "discard" }
    if paid then game:discard(game:choose_exactly(2, "hand")) end
    local leaving = it.owner.active
    game:switch()
    if paid and leaving.is_benched then game:heal(leaving, 120) end
  end,
}
