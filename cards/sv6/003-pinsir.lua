card.lasting["Knocked Out later"] = {
  on_turn_end = { subject = "opponent", effect = function(game, it) game:knock_out(it.self) end },
}

card.attack["Slow Crunch"] = function(game, it)
  game:discard_energy_cards(it.attacker, "all")
  game:lasting(it.defender, "Knocked Out later", "opponents_next_turn")
end
