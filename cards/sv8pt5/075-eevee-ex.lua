card.ability["Rainbow DNA"] = {
  evolves_as = { filter = { class = "pokemon-ex", evolves_from = "Eevee" }, value = true },
}
