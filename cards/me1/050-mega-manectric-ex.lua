local basic = ptcg.filter { stage = "basic" }
card.lasting["no damage from these"] = { allow_damage = { attacker = basic, value = false } }

card.attack["Flash Ray"] = function(game, it)
  game:lasting(it.attacker, "no damage from these", "opponents_next_turn")
end

card.attack["Riotous Blasting"] = {
  more = function(game, it)
    local does = #it.attacker.energy_cards > 0 and game:ask()
    return does and 130, does
  end,
  after = function(game, it, does)
    if does then game:discard_energy_cards(it.attacker, "all") end
  end,
}
