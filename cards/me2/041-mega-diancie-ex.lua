card.ability["Diamond Coat"] = { damage_taken = -30 }

card.attack["Garland Ray"] = {
  times = function(game, it)
    local discarded = game:discard(game:choose_up_to(2, it.attacker.energy_cards, {
      purpose = "discard_energy",
    }))
    return #discarded
  end,
}
