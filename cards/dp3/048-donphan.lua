local card = ...

card.attack["Rapid Spin"] = {
  after = function(game, it)
    for _, player in ipairs { it.opponent, it.owner } do
      local to = game:choose_pokemon { from = player.bench, player = player, purpose = "switch_in" }
      if to then game:switch { to = to } end
    end
  end,
}

card.attack["Bash In"] = {
  damage = function(game, it)
    return it.attack.damage + (it.defender.has_tool and 60 or 0)
  end,
}
