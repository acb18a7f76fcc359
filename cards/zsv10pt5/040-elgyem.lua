card.attack["Slight Shift"] = {
  target = { "opponent_pokemon", "has_energy" },
  after = function(game, _, target)
    local from = target
    local to = from and game:choose("opponent_pokemon", { except = from })
    if to then game:move_energy(game:choose(from.energy_cards, { purpose = "move_energy" }), to) end
  end,
}
