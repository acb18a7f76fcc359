local card = ...

card.ability["Hidden Poison"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it)
      game:set_condition { on = it.attacker, condition = "poisoned" }
    end,
  },
}

card.attack["Tongue Spring"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target) game:damage { to = target, amount = 20 } end,
}
