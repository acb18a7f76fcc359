-- The text in play of every Fossil Trainer card of the EX and DP expansions (FOS-04).
return {
  may_retreat = false,
  may_have_condition = false,
  use = function(game, it) game:return_to(it.self, "discard") end,
}
