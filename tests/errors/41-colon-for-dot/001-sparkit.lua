card.attack["Zap"] = {
  after = function(game, it)
    local filter = ptcg:filter { kind = "energy" }
    game:search { filter, to = "hand" }
  end,
}
