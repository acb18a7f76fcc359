local grass = ptcg.filter { type = "grass" }

card.attack["Cursed Drop"] = function(game, it) game:distribute_counters(4, it.opponent.pokemon) end

card.attack["Spill the Tea"] = {
  times = function(game, it)
    local discarded = game:discard(game:choose_up_to(3, it.owner.energy_cards, {
      grass,
      purpose = "discard_energy",
    }))
    return #discarded
  end,
}
