card.lasting["6 counters back"] = {
  on_damage = {
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 6) end,
  },
}

card.attack["Ready to Ram"] = function(game, it)
  game:lasting(it.attacker, "6 counters back", "opponents_next_turn")
end

card.attack["Smashing Headbutt"] = function(game, it) game:discard_energy(it.attacker, 2) end
