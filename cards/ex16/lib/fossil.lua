-- What every Fossil Trainer card of the EX and DP expansions says of itself in play (FOS-04).
return {
  may_retreat = { value = false },
  may_have_condition = { value = false },
  activated = function(game, it)
    game:return_to { pokemon = it.self, to = "discard" }
  end,
}
