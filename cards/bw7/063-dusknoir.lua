card.ability["Sinister Hand"] = {
  use = {
    needs = { "opponent_bench", { "opponent_pokemon", "damaged" } },
    effect = function(game, it)
      local from = game:choose("opponent_pokemon", "damaged")
      local others = {}
      for _, pokemon in ipairs(it.opponent.pokemon) do
        if pokemon ~= from then table.insert(others, pokemon) end
      end
      local to = game:choose(others)
      game:move_counters(from, to)
    end,
  },
}

card.attack["Shadow Punch"] = { ignores = "resistance" }
