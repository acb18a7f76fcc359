card.ability["Adrena-Brain"] = {
  once_per_turn = {
    needs = { { "own_pokemon", "damaged" } },
    only_if = function(_, it) return it.self:energy("darkness") > 0 end,
    effect = function(game)
      local from = game:choose("own_pokemon", "damaged")
      local to = game:choose("opponent_pokemon")
      if from and to then
        game:move_counters(from, to, game:choose_number(1, math.min(3, from.counters)))
      end
    end,
  },
}

card.attack["Mind Bend"] = function(game, it) game:set_condition(it.defender, "confused") end
