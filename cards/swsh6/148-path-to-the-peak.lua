local card = ...

card.passive = {
  ability_works = { subject = "any", target = { rule_box = true }, value = false },
}
