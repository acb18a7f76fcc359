card.attack["Leaf Drain"] = function(game, it) game:heal(it.attacker, 20) end

card.attack["Jungle Whip"] = {
  more = function(game, it)
    local energy = it.attacker.energy_cards
    return #energy > 0 and game:ask() and #game:move(energy, "hand") > 0 and 80
  end,
}
