card.ability["Luminous Wing"] = {
  allow_effect = { by = "opponent", origin = "ability", value = false },
}

card.attack["Shooting Moons"] = {
  more = function(game)
    local discarded = {}
    local does = game:ask()
    if does then discarded = game:discard(game:choose_up_to(4, "hand", "energy")) end
    return does and 40 * #discarded
  end,
}
