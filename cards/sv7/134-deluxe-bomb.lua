card.in_play = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it)
      local placed = game:put_counters(it.attacker, 12)
      if placed > 0 then game:discard(it.card) end
    end,
  },
}
