card.ability["Lost Provisions"] = {
  ignores_attack_cost = {
    only_if = function(_, it) return it.owner:count("lost_zone") >= 4 end,
    value = true,
  },
}

card.attack["Spit Innocently"] = { ignores = "weakness" }
