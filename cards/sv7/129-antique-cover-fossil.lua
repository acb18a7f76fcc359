card.ability["Protective Cover"] = {
  allow_effect = { by = "opponent", origin = "attack", value = false },
}

card.ability["Fossil"] = ptcg.require "fossil"
