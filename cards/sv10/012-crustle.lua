local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.ability["Mysterious Rock Inn"] = {
  allow_damage = { by = "opponent", attacker = pokemon_ex, value = false },
}

card.attack["Superb Scissors"] = { ignores = "effects" }
