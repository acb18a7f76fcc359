local card = ...

card.ability["Festival Lead"] = {
  attacks_per_turn = {
    needs = { { "stadium", filter = { name = "Festival Grounds" } } },
    value = 1,
  },
}

card.attack["Sneaky Placement"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target) game:put_counters { on = target, count = 2 } end,
}
