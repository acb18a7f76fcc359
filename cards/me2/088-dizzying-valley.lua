local card = ...

card.passive.keeps_condition = {
  subject = "any",
  effect = function(_, it) return it.condition == "confused" end,
}
