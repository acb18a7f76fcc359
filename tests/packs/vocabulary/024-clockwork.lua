card.ability["Drip"] = {
  on_checkup = {
    where = "active",
    effect = function(game, it) game:put_counters(it.opponent.active, 1) end,
  },
}

card.ability["Curfew"] = {
  on_turn_end = {
    only_if = function(game, it) return it.self.is_damaged end,
    effect = function(game, it) game:heal(it.self, 10) end,
  },
}

card.ability["Virulence"] = { poison_counters = { subject = "opponent", value = 2 } }
