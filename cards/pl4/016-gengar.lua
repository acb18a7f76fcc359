local card = ...

local damaged = ptcg.filter { damaged = true }

card.ability["Curse"] = {
  activated = {
    uses = "once_per_turn",
    needs = {
      "no_condition",
      { "opponent_pokemon", count = 2 },
      { "opponent_pokemon", filter = damaged },
    },
    effect = function(game, it)
      local from = game:choose_pokemon { from = it.opponent, filter = damaged }
      local others = {}
      for _, pokemon in ipairs(it.opponent.pokemon) do
        if pokemon ~= from then others[#others + 1] = pokemon end
      end
      local to = game:choose_pokemon { from = others, purpose = "damage" }
      game:move_counters { from = from, to = to }
    end,
  },
}

card.attack["Shadow Skip"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, it, target)
    if target then game:damage { to = target, amount = 10 } end
    local to = game:choose_pokemon { from = it.owner.bench, min = 0, purpose = "switch_in" }
    if to then game:switch { to = to } end
  end,
}
