card.in_play.cures_condition = {
  subject = "any",
  target = "has_energy",
  effect = function(_, it) return it.condition == "poisoned" or it.condition == "asleep" end,
}
