card.ability["Emperor's Stance"] = {
  allow_effect = { by = "opponent", origin = "attack", value = false },
}

card.attack["Iron Feathers"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -60 }, "opponents_next_turn")
end
