card.ability["Torrential Whirlpool"] = {
  once_per_turn = {
    needs = { "own_bench" },
    effect = function(game, it)
      local switched_in = game:switch()
      if switched_in then game:switch { player = it.opponent } end
    end,
  },
}

card.attack["Energized Slash"] = { more = function(_, it) return 50 * it.attacker.energy_total end }
