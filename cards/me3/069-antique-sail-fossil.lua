card.ability["Protective Sail"] = {
  allow_effect = { by = "opponent", origin = "trainer", doer = "supporter", value = false },
}

card.ability["Fossil"] = ptcg.require "fossil"
