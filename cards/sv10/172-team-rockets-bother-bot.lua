local function is_face_down(prize) return not prize.face_up end

card.play = {
  only_if = function(_, it)
    return it.opponent.hand_count > 0 or it.opponent:count("prizes", is_face_down) > 0
  end,
  effect = function(game, it)
    local prize = game:choose_prize(it.opponent, { face_up = false })
    game:turn_up(prize)
    local held = game:random_cards(it.opponent)[1]
    game:show(held)
    if prize and held and game:ask() then
      game:move(held, "prizes", { face_up = true })
      game:move(prize, "hand")
    end
  end,
}
