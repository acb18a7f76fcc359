card.ability["Full Hands"] = {
  on_turn_end = { needs = { { "hand", count = 3 } }, effect = function(game) game:draw(1) end },
}

card.ability["Too Full"] = {
  on_turn_end = {
    only_if = function(_, it) return it.owner.hand_count > 3 end,
    effect = function(game, it) game:put_counters(it.opponent.active, 1) end,
  },
}
