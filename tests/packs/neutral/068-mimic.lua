local card = ...

card.attack["Copy"] = {
  after = function(game, it)
    local attack = game:choose_attack { from = { it.defender } }
    if attack then game:perform { attack = attack } end
  end,
}
