card.in_play = {
  retreat_cost = { where = "active", subject = "any", target = "active", value = 1 },
}
