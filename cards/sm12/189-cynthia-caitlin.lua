local card = ...

local supporter = ptcg.filter { kind = "supporter", other_than = "Cynthia & Caitlin" }

card.play = {
  condition = function(_, it)
    return it.owner.hand_count > 1 or it.owner:count { zone = "discard", filter = supporter } > 0
  end,
  effect = function(game, it)
    -- What is discarded for the bonus can't be taken back.
    local choices = it.owner:cards { zone = "discard", filter = supporter }
    -- With nothing to take back, only the bonus makes it playable.
    local paid = it.owner.hand_count > 0 and (#choices == 0 or game:ask { purpose = "discard" })
    if paid then
      game:discard { card = game:choose_card { zone = "hand", purpose = "discard" } }
    end
    if #choices > 0 then
      game:move { card = game:choose_card { from = choices }, to = "hand" }
    end
    if paid then game:draw { count = 3 } end
  end,
}
