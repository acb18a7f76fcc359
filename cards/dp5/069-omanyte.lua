local card = ...

local fossil = ptcg.filter { name = { "Helix Fossil", "Dome Fossil", "Old Amber" } }

card.ability["Call Up"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "no_condition", "bench_space", { "discard", filter = fossil } },
    effect = function(game, it)
      if not game:flip() then return end
      game:search { zone = "discard", filter = fossil, min = 1, to = "bench" }
    end,
  },
}

card.attack["Wash Over"] = {
  choose = function(game, it)
    return table.unpack(game:choose_pokemon {
      from = it.opponent.bench,
      min = 2,
      max = 2,
      purpose = "damage",
    })
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage { to = pokemon, amount = 10 } end
  end,
}
