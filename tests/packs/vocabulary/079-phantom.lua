card.ability["Pass Through"] = {
  ignores = { where = "bench", subject = "own", value = { "resistance", "effects" } },
}

card.ability["Blur"] = {
  ignores = {
    where = "bench",
    subject = "any",
    effect = function(game, it) if it.target.is_damaged then return "weakness" end end,
  },
}
