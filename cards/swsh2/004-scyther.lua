card.attack["Swords Dance"] = function(game, it)
  game:lasting(it.attacker, "swords dance", "own_next_turn", { value = 70 })
end

card.lasting["swords dance"] = {
  damage_dealt = function(game, it)
    if it.attack.name == "Blinding Scythe" then return it.amount + it.value end
  end,
}
