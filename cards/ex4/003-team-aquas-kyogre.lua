local card = ...

local team = ptcg.filter { name_includes = "Team Aqua" }

card.ability["Power Saver"] = {
  may_attack = function(game, it)
    local count = 0
    for _, player in ipairs { it.owner, it.opponent } do
      count = count + player:count_pokemon { filter = team }
    end
    return count > 3
  end,
}

card.attack["Aqua Trip"] = {
  after = function(game, it)
    local condition = game:flip() and "confused" or "asleep"
    game:set_condition { on = it.defender, condition = condition }
  end,
}

card.attack["Aqua Smash"] = {
  damage = function(game, it)
    return it.attack.damage + (it.defender.has_any_condition and 20 or 0)
  end,
}
