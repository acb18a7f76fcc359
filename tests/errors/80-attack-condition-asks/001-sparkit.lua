local card = ...

card.attack["Zap"] = {
  condition = function(game, it) return game:ask {} end,
  cost = function(game, it)
    if #game:discard_top { count = 1 } > 0 then return {} end
  end,
}
