card.attack["Lucky Shot"] = {
  needs = { "opponent_bench" },
  target = "opponent_bench",
  after = function(game, it, target) if game:flip() then game:damage(target, 30) end end,
}
