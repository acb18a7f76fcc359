local lightning = ptcg.filter { "basic_energy", type = "lightning" }

card.ability["Thunder Rumble"] = {
  on_attach = {
    filter = lightning,
    optional = true,
    uses = "once_per_turn",
    needs = { "opponent_bench" },
    effect = function(game) game:put_counters(game:choose("opponent_bench"), 1) end,
  },
}

card.attack["Thunder Climb"] = {
  more = function(game)
    local found = {}
    for _, discarded in ipairs(game:discard_top(3)) do
      if discarded:matches(lightning) then found[#found + 1] = discarded end
    end
    return 10 * #found, table.unpack(found)
  end,
  after = function(game, _, ...)
    local found = { ... }
    if #found == 0 then return end
    local pokemon = game:choose("own_pokemon")
    for _, energy in ipairs(found) do game:attach(energy, pokemon, { as = "energy" }) end
  end,
}
