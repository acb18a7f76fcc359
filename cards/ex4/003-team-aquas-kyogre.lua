local team = ptcg.filter { name_includes = "Team Aqua" }

card.ability["Power Saver"] = {
  may_attack = function(game, it)
    local count = 0
    for _, player in ipairs { it.owner, it.opponent } do
      count = count + player:count("pokemon", team)
    end
    return count > 3
  end,
}

card.attack["Aqua Trip"] = function(game, it)
  local condition = game:flip() and "confused" or "asleep"
  game:set_condition(it.defender, condition)
end

card.attack["Aqua Smash"] = {
  more = function(_, it) return it.defender.has_any_condition and 20 end,
}
