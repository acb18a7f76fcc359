local pecharunt_ex = ptcg.filter { name = "Pecharunt ex" }

card.ability["Oh No You Don't"] = {
  prizes = {
    by = "opponent",
    needs = { { "own_pokemon", pecharunt_ex } },
    only_if = function(_, it) return it.cause == "attack_damage" end,
    value = -1,
  },
}

card.attack["Dirty Headbutt"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Dirty Headbutt" })
end
