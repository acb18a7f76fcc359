local card = ...

card.ability["Lost Provisions"] = {
  lifts_attack_cost = {
    condition = function(_, it) return it.owner:count { zone = "lost_zone" } >= 4 end,
    value = true,
  },
}

card.attack["Spit Innocently"] = {
  ignores = "weakness",
}
