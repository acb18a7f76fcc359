card.in_play = {
  on_bench = {
    subject = "any",
    target = { stage = "basic" },
    only_if = function(_, it)
      return it.target.owner.is_turn_player and not it.target:is_type("darkness")
    end,
    effect = function(game, it) game:put_counters(it.target, 2) end,
  },
  on_put_onto_bench = {
    subject = "any",
    target = { stage = "basic" },
    only_if = function(_, it)
      return it.target.owner.is_turn_player and not it.target:is_type("darkness")
    end,
    effect = function(game, it) game:put_counters(it.target, 2) end,
  },
}
