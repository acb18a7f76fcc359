card.attack["Guard Press"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -30 }, "opponents_next_turn")
end

card.attack["Stomping Wood"] = {
  more = function(_, it) return 30 * it.attacker:energy("grass") end,
}
