card.ability["Damp"] = {
  ability_works = {
    subject = "any",
    effect = function(_, it) return not it.ability.knocks_out_self end,
  },
}

card.attack["Hydro Pump"] = { more = function(_, it) return 20 * it.attacker:energy("water") end }
