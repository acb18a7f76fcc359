card.ability["Biting Spree"] = {
  on_evolve = {
    optional = true,
    effect = function(game) game:put_counters(game:choose_exactly(2, "opponent_pokemon"), 2) end,
  },
}

card.attack["Assassin's Return"] = function(game, it)
  if game:ask() then game:return_to(it.attacker, "hand", { attached = "discard" }) end
end
