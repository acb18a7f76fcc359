card.attack["Sneaky Placement"] = {
  target = "opponent_pokemon",
  after = function(game, _, target) game:put_counters(target, 1) end,
}
