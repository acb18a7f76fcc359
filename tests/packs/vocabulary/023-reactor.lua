card.ability["Charge"] = {
  on_attach = {
    filter = { "energy", type = "lightning" },
    effect = function(game, it) game:heal(it.self, 20) end,
  },
}

card.ability["Spines"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 2) end,
  },
}

card.ability["Last Breath"] = {
  on_knock_out = {
    by = "opponent",
    only_if = function(game, it) return it.cause == "attack_damage" end,
    effect = function(game, it) game:put_counters(it.attacker, 4) end,
  },
}
