local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.ability["Safeguard"] = {
  allow_damage = { by = "opponent", attacker = pokemon_ex, value = false },
}
