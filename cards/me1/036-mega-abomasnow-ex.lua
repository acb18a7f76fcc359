local water_energy = ptcg.filter { "basic_energy", type = "water" }

card.attack["Hammer-lanche"] = {
  times = function(game)
    local count = 0
    for _, discarded in ipairs(game:discard_top(6)) do
      if discarded:matches(water_energy) then count = count + 1 end
    end
    return count
  end,
}

card.attack["Frost Barrier"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -30 }, "opponents_next_turn")
end
