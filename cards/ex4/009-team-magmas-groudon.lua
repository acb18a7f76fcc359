local team = ptcg.filter { name_includes = "Team Magma" }

card.ability["Power Saver"] = {
  may_attack = function(game, it)
    local count = 0
    for _, player in ipairs { it.owner, it.opponent } do
      count = count + player:count("pokemon", team)
    end
    return count > 3
  end,
}

card.attack["Linear Attack"] = {
  target = "opponent_pokemon",
  after = function(game, it, target) game:damage(target, 20) end,
}

card.attack["Pulverize"] = { more = function(_, it) return it.defender.counters >= 2 and 20 end }
