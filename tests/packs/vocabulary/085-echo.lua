local card = ...

card.attack["Repeat"] = {
  after = function(game, it)
    local attack = game:choose_attack { from = it.defender }
    if attack and game:perform { attack = attack } then game:draw { count = 1 } end
  end,
}
