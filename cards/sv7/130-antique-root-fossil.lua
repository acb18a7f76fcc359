local basic = ptcg.filter { stage = "basic" }

card.ability["Primal Root"] = {
  attack_cost = { where = "active", subject = "opponent", attacker = basic, value = 1 },
}

card.ability["Fossil"] = ptcg.require "fossil"
