card.ability["Thick Skin"] = {
  weakness = { needs = { { "attached", "energy" } }, effect = function() return {} end },
}

card.attack["Expose"] = function(game, it) game:lasting(it.defender, "exposed", "own_next_turn") end

card.lasting["exposed"] = {
  weakness = function() return "fire" end,
  types = function() return { "grass", "water" } end,
}
