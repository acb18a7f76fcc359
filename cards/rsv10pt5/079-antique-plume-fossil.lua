card.ability["Plume Protection"] = {
  allow_damage = { where = "bench", by = "opponent", value = false },
}

card.ability["Fossil"] = ptcg.require "fossil"
