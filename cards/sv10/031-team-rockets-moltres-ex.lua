local team_rockets_energy = ptcg.filter { name = "Team Rocket's Energy" }

card.attack["Flame Screen"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -50 }, "opponents_next_turn")
end

card.attack["Evil Incineration"] = function(game, it)
  local discarded = game:discard_energy_cards(it.attacker, 1, team_rockets_energy)
  if #discarded > 0 then game:return_to(it.defender, "discard") end
end
