local card = ...

card.ability["Thick Skin"] = {
  weakness = {
    needs = { { "attached", filter = { kind = "energy" } } },
    effect = function() return {} end,
  },
}

card.attack["Expose"] = {
  after = function(game, it)
    game:lasting { name = "exposed", on = it.defender, ends = "own_next_turn" }
  end,
}

card.lasting["exposed"] = {
  weakness = function() return "fire" end,
  types = function() return { "grass", "water" } end,
}
