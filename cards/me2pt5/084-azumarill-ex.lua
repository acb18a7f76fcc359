card.ability["Bubble Gathering"] = {
  use = {
    needs = { "own_bench" },
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
