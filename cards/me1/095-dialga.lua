card.attack["Chrono Burst"] = {
  more = function(game, it)
    local does = #it.attacker.energy_cards > 0 and game:ask()
    return does and 80, does
  end,
  after = function(game, it, does) if does then game:move(it.attacker.energy_cards, "deck") end end,
}
