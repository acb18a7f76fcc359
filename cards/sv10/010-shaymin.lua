local no_rule_box_benched = ptcg.filter { "benched", rule_box = false }

card.ability["Flower Curtain"] = {
  allow_damage = { subject = "own", by = "opponent", target = no_rule_box_benched, value = false },
}
