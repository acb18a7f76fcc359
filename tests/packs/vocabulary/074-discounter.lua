card.ability["Rebate"] = {
  attack_cost = { where = "bench", subject = "own", value = { any = -1 } },
}
