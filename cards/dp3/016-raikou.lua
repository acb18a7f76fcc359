local card = ...

local lightning = ptcg.filter { kind = "energy", type = "lightning" }

card.ability["Thunder Rumble"] = {
  on_attach = {
    filter = lightning,
    optional = true,
    uses = "once_per_turn",
    needs = { "opponent_bench" },
    effect = function(game, it)
      game:put_counters {
        on = game:choose_pokemon { from = it.opponent.bench, purpose = "damage" },
        count = 1,
      }
    end,
  },
}

card.attack["Thunder Climb"] = {
  damage = function(game, it)
    local found = {}
    for _, discarded in ipairs(game:discard_top { count = 3 }) do
      if discarded:matches(lightning) then found[#found + 1] = discarded end
    end
    return it.attack.damage + 10 * #found, table.unpack(found)
  end,
  after = function(game, it, ...)
    local found = { ... }
    if #found == 0 then return end
    local pokemon = game:choose_pokemon { from = it.owner, purpose = "attach" }
    for _, energy in ipairs(found) do
      game:attach { card = energy, to = pokemon, as = "energy" }
    end
  end,
}
