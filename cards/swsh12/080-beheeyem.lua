card.attack["Psychic Arrow"] = {
  target = "opponent_pokemon",
  after = function(game, it, target) game:damage(target, 60, { on_bench = true }) end,
}
