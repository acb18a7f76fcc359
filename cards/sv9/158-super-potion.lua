card.play = {
  needs = { { "own_pokemon", "damaged" } },
  effect = function(game)
    local target = game:choose("own_pokemon", "damaged")
    local healed = game:heal(target, 60)
    if healed > 0 then game:discard_energy_cards(target, 1) end
  end,
}
