card.ability["Heirloom"] = {
  lends_attacks = function(game, it)
    local attacks = {}
    for _, pokemon in ipairs(it.owner.bench) do
      for _, attack in ipairs(pokemon.attacks) do table.insert(attacks, attack) end
    end
    return attacks
  end,
}

card.ability["Sleepwalk"] = {
  ignores_condition = function(game, it) return it.condition == "asleep" end,
}

card.ability["Light Load"] = {
  ignores_attack_cost = { needs = { { "hand_at_most", count = 1 } }, value = true },
}

card.attack["Copy"] = function(game, it)
  local attack = game:choose_attack(it.defender)
  if attack then game:perform(attack) end
end
