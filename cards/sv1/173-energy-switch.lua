card.play = {
  needs = { { "own_pokemon", count = 2 } },
  only_if = function(_, it)
    for _, pokemon in ipairs(it.owner.pokemon) do
      if #pokemon:energy_cards_of("basic_energy") > 0 then return true end
    end
    return false
  end,
  effect = function(game, it)
    local energy = game:choose(it.owner.energy_cards, "basic_energy")
    local others = { except = energy.pokemon, purpose = "move_energy" }
    game:move_energy(energy, game:choose("own_pokemon", others))
  end,
}
