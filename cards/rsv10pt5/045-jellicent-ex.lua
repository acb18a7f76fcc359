local item_tool = ptcg.filter { kind = { "item", "tool" } }

card.ability["Oceanic Curse"] = {
  may_play = { where = "active", subject = "opponent", filter = item_tool, value = false },
}

card.attack["Power Press"] = {
  more = function(_, it) return it.attacker.energy_total >= it.attack.cost_total + 2 and 80 end,
}
