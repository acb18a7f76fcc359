card.attack["Venoshock"] = {
  more = function(_, it) return it.defender:has_condition("poisoned") and 60 end,
}
