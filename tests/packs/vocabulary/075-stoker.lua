card.ability["Fire Rate"] = {
  attack_cost = { where = "bench", subject = "own", value = { fire = -1 } },
}

card.ability["Toll"] = {
  attack_cost = {
    where = "bench",
    subject = "opponent",
    effect = function() return { water = 1, colorless = 1 } end,
  },
}
