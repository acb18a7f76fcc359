card.ability["Bubble Gathering"] = {
  use = {
    only_if = function(_, it)
      return it.owner:count("pokemon", function(pokemon)
        return pokemon ~= it.self and #pokemon.energy_cards > 0
      end)
        > 0
    end,
    effect = function(game, it)
      game:move_energy(
        game:choose(it.owner.energy_cards, {
          function(energy) return energy.pokemon ~= it.self end,
        }),
        it.self
      )
    end,
  },
}

card.attack["Energized Balloon"] = {
  more = function(_, it) return 40 * it.attacker:energy("psychic") end,
}
