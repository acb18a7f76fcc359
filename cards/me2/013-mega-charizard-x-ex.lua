local fire = ptcg.filter { type = "fire" }

card.attack["Inferno X"] = {
  times = function(game, it)
    local discarded = game:discard(game:choose_up_to("all", it.owner.energy_cards, {
      fire,
      may = true,
      purpose = "discard_energy",
    }))
    return #discarded
  end,
}
