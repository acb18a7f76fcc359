local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.ability["Fragile Husk"] = {
  prizes = {
    by = "opponent",
    attacker = pokemon_ex,
    only_if = function(_, it) return it.cause == "attack_damage" end,
    value = -99,
  },
}

card.attack["Damage Beat"] = { times = function(_, it) return it.defender.counters end }
