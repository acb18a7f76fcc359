card.attack["Double Eater"] = {
  times = function(game)
    local discarded = game:discard(game:choose_up_to(2, "hand", "energy"))
    return #discarded
  end,
}
