card.attack["Follow Me"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:switch(target) end,
}
