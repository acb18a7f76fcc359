card.ability["Insomnia"] = {
  may_have_condition = function(_, it) if it.condition == "asleep" then return false end end,
}
