local card = ...

local function has_face_down_prize(player)
  for _, prize in ipairs(player:cards { zone = "prizes" }) do
    if not prize.face_up then return true end
  end
  return false
end

card.play = {
  condition = function(game, it)
    return it.opponent.hand_count > 0 or has_face_down_prize(it.opponent)
  end,
  effect = function(game, it)
    local prize = game:choose_prize { of = it.opponent, face_up = false }
    if prize then game:turn_up { card = prize } end
    local held = game:random_cards { of = it.opponent }[1]
    if not held then return end
    game:show { card = held }
    if prize and game:ask() then
      game:move { card = held, to = "prizes", face_up = true }
      game:move { card = prize, to = "hand" }
    end
  end,
}
