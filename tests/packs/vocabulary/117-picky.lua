card.ability["Picky"] = {
  allow_effect = {
    by = "opponent",
    origin = { "attack", "ability" },
    does = "counters",
    value = false,
  },
}

card.ability["Steady"] = {
  allow_effect = {
    by = "opponent",
    origin = "trainer",
    effect = function(_, it) return it.effect == "counters" end,
  },
}
