card.attack["Afflict"] = function(game, it)
  for _, condition in ipairs { "poisoned", "burned", "paralyzed" } do
    game:set_condition(it.defender, condition)
  end
end

card.attack["Cramp"] = function(game, it) game:set_condition(it.attacker, "paralyzed") end

card.attack["Long Shadow"] = {
  target = "opponent_pokemon",
  after = function(game, _, chosen) game:set_condition(chosen, "asleep") end,
}

card.attack["Sting"] = function(game, it) game:set_condition(it.defender, "poisoned") end
