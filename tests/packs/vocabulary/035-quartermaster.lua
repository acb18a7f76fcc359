card.ability["Second Helping"] = {
  energy_limit = { filter = { "energy", type = "grass" }, stacks = false, value = 1 },
}

card.ability["Extra Hands"] = { supporter_limit = { stacks = false, value = 1 } }

card.ability["Two Pockets"] = { tool_limit = 1 }
