card.ability["Chorus"] = {
  on_checkup = function(game, it) game:put_counters(it.opponent.active, 1) end,
}
