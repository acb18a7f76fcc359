card.attack["Roasting Heat"] = {
  more = function(_, it) return it.defender:has_condition("burned") and 40 end,
}
