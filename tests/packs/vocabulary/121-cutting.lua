card.ability["Graft"] = { evolves_as = { filter = { evolves_from = "Sprout" }, value = true } }
