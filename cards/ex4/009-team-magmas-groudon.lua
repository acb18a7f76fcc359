local card = ...

local team = ptcg.filter { name_includes = "Team Magma" }

card.ability["Power Saver"] = {
  may_attack = function(game, it)
    local count = 0
    for _, player in ipairs { it.owner, it.opponent } do
      count = count + player:count_pokemon { filter = team }
    end
    return count > 3
  end,
}

card.attack["Linear Attack"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target) game:damage { to = target, amount = 20 } end,
}

card.attack["Pulverize"] = {
  damage = function(game, it)
    return it.attack.damage + (it.defender.counters >= 2 and 20 or 0)
  end,
}
