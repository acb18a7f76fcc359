card.attack["Hot Magma"] = function(game, it) game:set_condition(it.defender, "burned") end

card.attack["Ground Burn"] = {
  more = function(game, it)
    local energy = 0
    for _, player in ipairs { it.owner, it.opponent } do
      local discarded = game:discard_top(1, player)[1]
      if discarded and discarded.is_energy then energy = energy + 1 end
    end
    return 140 * energy
  end,
}
