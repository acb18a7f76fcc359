local card, ptcg = ...

local water = ptcg.filter { kind = "energy", type = "water" }

card.ability["Ninja Body"] = {
  allow_effect = { by = "opponent", origin = "trainer", doer = { kind = "item" }, value = false },
}

card.ability["Antidote Jutsu"] = {
  may_have_condition = function(game, it)
    if it.condition == "poisoned" then return false end
  end,
}

card.ability["Feel the Way"] = {
  activated = {
    uses = "once_per_turn",
    effect = function(game, it)
      if it.opponent.hand_count > 0 then game:show { cards = it.opponent.hand } end
    end,
  },
}

card.attack["Union Gain"] = {
  after = function(game, it)
    game:search { zone = "discard", filter = water, min = 1, max = 2, to = it.attacker }
  end,
}

card.attack["Twister Shuriken"] = {
  after = function(game, it) game:damage { to = it.opponent.bench, amount = 100 } end,
}

card.attack["Waterfall Blind"] = {
  after = function(game, it)
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}
