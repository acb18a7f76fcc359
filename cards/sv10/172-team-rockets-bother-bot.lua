local function has_face_down_prize(player)
  for _, prize in ipairs(player:find("prizes")) do
    if not prize.face_up then return true end
  end
  return false
end

card.play = {
  only_if = function(game, it)
    return it.opponent.hand_count > 0 or has_face_down_prize(it.opponent)
  end,
  effect = function(game, it)
    local prize = game:choose_prize(it.opponent, { face_up = false })
    if prize then game:turn_up(prize) end
    local held = game:random_cards(it.opponent)[1]
    if not held then return end
    game:show(held)
    if prize and game:ask() then
      game:move(held, "prizes", { face_up = true })
      game:move(prize, "hand")
    end
  end,
}
