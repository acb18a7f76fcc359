card.attack["Zap"] = {
  after = function(game, it)
    local target = game:choose("opponent_bench")
    game:damage(target, target.remaining_hp)
  end,
}
