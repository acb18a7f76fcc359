local card = ...

local benched_lightning = ptcg.filter { benched = true, type = "lightning" }

card.ability["Electricity Pouches"] = {
  may_have_condition = function(_, it) return it.condition ~= "paralyzed" end,
}

card.attack["Everyone Discharge"] = {
  ignores = "weakness",
  damage = function(_, it)
    return it.attack.damage + 20 * it.owner:count_pokemon { filter = benched_lightning }
  end,
}
