local fossil = ptcg.filter { name = { "Helix Fossil", "Dome Fossil", "Old Amber" } }

card.ability["Call Up"] = {
  once_per_turn = {
    needs = { "no_condition", "bench_space", { "discard", fossil } },
    effect = function(game, it)
      if not game:flip() then return end
      game:search { fossil, zone = "discard", min = 1, to = "bench" }
    end,
  },
}

card.attack["Wash Over"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_bench", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage(pokemon, 10) end
  end,
}
