card.ability["Numbness"] = {
  ability_works = { subject = "any", ability_kind = "poke-body", value = false },
}
