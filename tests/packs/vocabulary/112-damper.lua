card.ability["Damp"] = {
  ability_works = {
    subject = "any",
    effect = function(_, it) return not it.ability.knocks_out_self end,
  },
}

card.attack["Groove"] = {
  more = function(_, it)
    local sparks = it.owner:count("bench", { ability = "Spark" })
    return sparks > 0 and 30
  end,
}
