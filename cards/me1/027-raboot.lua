card.attack["Jumping Kick"] = {
  target = "opponent_pokemon",
  after = function(game, _, target) game:damage(target, 40) end,
}
