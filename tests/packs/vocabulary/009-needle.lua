card.attack["Prick"] = {
  choose = function(game)
    local targets = game:choose_up_to(2, "opponent_pokemon", { purpose = "damage" })
    return targets[1], targets[2]
  end,
  after = function(game, it, first, second)
    game:put_counters(first, 2)
    if second then game:put_counters(second, 2) end
  end,
}

card.attack["Scatter"] = function(game, it) game:distribute_counters(3, it.opponent.bench) end

card.attack["Pass On"] = function(game, it) game:move_counters(it.attacker, it.defender, "all") end

card.attack["Salve"] = function(game, it) game:heal(it.owner.pokemon, 20) end
