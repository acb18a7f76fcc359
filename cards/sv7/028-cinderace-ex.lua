card.attack["Flare Strike"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Flare Strike" })
end

card.attack["Garnet Volley"] = {
  target = "opponent_pokemon",
  after = function(game, _, target) game:damage(target, 180) end,
}
