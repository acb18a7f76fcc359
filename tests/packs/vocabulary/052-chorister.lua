local card = ...

card.ability["Chorus"] = {
  on_checkup = function(game, it) game:put_counters { on = it.opponent.active, count = 1 } end,
}
