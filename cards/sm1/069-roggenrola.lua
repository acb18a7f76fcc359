local card = ...

card.attack["Smack Down"] = {
  damage = function(game, it)
    if it.defender:resists("fighting") then return it.attack.damage + 50 end
  end,
}
