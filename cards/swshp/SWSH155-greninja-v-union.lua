local water = ptcg.filter { "energy", type = "water" }

card.ability["Ninja Body"] = {
  allow_effect = { by = "opponent", origin = "trainer", doer = "item", value = false },
}

card.ability["Antidote Jutsu"] = {
  may_have_condition = function(game, it) if it.condition == "poisoned" then return false end end,
}

card.ability["Feel the Way"] = {
  once_per_turn = {
    needs = { "opponent_hand" },
    effect = function(game, it) game:show(it.opponent.hand) end,
  },
}

card.attack["Union Gain"] = function(game, it)
  game:search { water, zone = "discard", min = 1, max = 2, to = it.attacker }
end

card.attack["Twister Shuriken"] = function(game, it) game:damage(it.opponent.bench, 100) end

card.attack["Waterfall Blind"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
