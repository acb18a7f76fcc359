local card = ...

card.ability["Charge"] = {
  on_attach = {
    filter = { kind = "energy", type = "lightning" },
    effect = function(game, it) game:heal { on = it.self, counters = 2 } end,
  },
}

card.ability["Spines"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:put_counters { on = it.attacker, count = 2 } end,
  },
}

card.ability["Last Breath"] = {
  on_knock_out = {
    by = "opponent",
    condition = function(game, it) return it.harm == "attack_damage" end,
    effect = function(game, it) game:put_counters { on = it.attacker, count = 4 } end,
  },
}
