local card = ...

card.ability["Drip"] = {
  on_checkup = {
    where = "active",
    effect = function(game, it) game:put_counters { on = it.opponent.active, count = 1 } end,
  },
}

card.ability["Curfew"] = {
  on_turn_end = {
    condition = function(game, it) return it.self.is_damaged end,
    effect = function(game, it) game:heal { on = it.self, counters = 1 } end,
  },
}

card.ability["Virulence"] = {
  poison_counters = { subject = "opponent", value = 2 },
}
