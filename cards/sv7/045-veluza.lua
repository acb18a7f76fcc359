local kofu = ptcg.filter { name = "Kofu" }

card.ability["Food Prep"] = {
  attack_cost = function(_, it) return it.amount - it.owner:count("discard", kofu) end,
}

card.attack["Sonic Edge"] = { ignores = "effects" }
