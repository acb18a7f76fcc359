card.attack["Zap"] = {
  after = function(game, it)
    if it.attacker.damage != 0 then game:flip() end
  end,
}
