card.in_play = {
  retreat_cost = { subject = "any", target = { class = "rapid-strike" }, value = -2 },
}
