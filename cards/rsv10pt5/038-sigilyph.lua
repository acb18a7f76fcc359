card.attack["Reflect"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -40 }, "opponents_next_turn")
end

card.attack["Telekinesis"] = {
  target = "opponent_pokemon",
  after = function(game, _, target)
    game:damage(target, 70, { weakness = false, resistance = false })
  end,
}
