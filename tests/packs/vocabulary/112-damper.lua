local card = ...

card.ability["Damp"] = {
  ability_works = {
    subject = "any",
    effect = function(_, it) return not it.ability.knocks_out_self end,
  },
}

card.attack["Groove"] = {
  damage = function(_, it)
    local sparks = it.owner:count_pokemon { filter = { benched = true, ability = "Spark" } }
    return it.attack.damage + (sparks > 0 and 30 or 0)
  end,
}
