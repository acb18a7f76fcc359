card.in_play.keeps_condition = {
  subject = "any",
  effect = function(_, it) return it.condition == "confused" end,
}
