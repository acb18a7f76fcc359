local supporter = ptcg.filter { "supporter", other_than = "Cynthia & Caitlin" }

card.play = {
  only_if = function(_, it)
    return it.owner.hand_count > 1 or it.owner:count("discard", supporter) > 0
  end,
  effect = function(game, it)
    -- A card discarded for the bonus can't be taken back.
    local choices = it.owner:find("discard", supporter)
    -- With nothing to take back, only the bonus makes it playable.
    local paid = it.owner.hand_count > 0 and (#choices == 0 or game:ask { purpose = "discard" })
    if paid then game:discard(game:choose("hand")) end
    if #choices > 0 then game:move(game:choose(choices), "hand") end
    if paid then game:draw(3) end
  end,
}
