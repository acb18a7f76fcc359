card.attack["Dangerous Reaction"] = {
  more = function(_, it) return it.defender.has_any_condition and 120 end,
}
