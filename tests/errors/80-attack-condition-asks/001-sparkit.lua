card.attack["Zap"] = {
  only_if = function(game, it) return game:ask {} end,
  cost = function(game, it)
    if #game:discard_top(1) > 0 then return {} end
  end,
}
