card.ability["Damp"] = {
  ability_works = {
    subject = "any",
    effect = function(_, it) return not it.ability.knocks_out_self end,
  },
}
