local card = ...

local damaged = ptcg.filter { damaged = true }

card.ability["Sinister Hand"] = {
  activated = {
    needs = { "opponent_bench", { "opponent_pokemon", filter = damaged } },
    effect = function(game, it)
      local from = game:choose_pokemon { from = it.opponent, filter = damaged }
      local others = {}
      for _, pokemon in ipairs(it.opponent.pokemon) do
        if pokemon ~= from then table.insert(others, pokemon) end
      end
      local to = game:choose_pokemon { from = others, purpose = "damage" }
      game:move_counters { from = from, to = to }
    end,
  },
}

card.attack["Shadow Punch"] = {
  ignores = "resistance",
}
