local metal = ptcg.filter { type = "metal" }

card.attack["Steel Wing"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -50 }, "opponents_next_turn")
end

card.attack["Cross Breaker"] = {
  times = function(game, it)
    local discarded = game:discard(game:choose_up_to(2, it.attacker.energy_cards, {
      metal,
      purpose = "discard_energy",
    }))
    return #discarded
  end,
}
