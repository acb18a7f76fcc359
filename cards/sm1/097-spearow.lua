local card = ...

card.attack["Peck Bugs"] = {
  damage = function(game, it)
    if it.defender:is_type("grass") then return it.attack.damage + 30 end
  end,
}
