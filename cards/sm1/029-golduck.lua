local water_card = ptcg.filter { "energy", type = "water" }

card.attack["Double Jet"] = {
  times = function(game)
    local water = game:choose_up_to(2, "hand", water_card)
    return #game:discard(water)
  end,
}
