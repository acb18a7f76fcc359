card.in_play = {
  ignores_evolution_wait = {
    subject = "any",
    filter = { type = "grass" },
    target = { type = "grass" },
    value = true,
  },
}
