local card = ...

card.attack["Confuse Ray"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "confused" } end,
}

card.attack["Aqua Spark"] = {
  damage = function(game, it)
    if it.attacker:energy("water") > 0 then return it.attack.damage + 60 end
  end,
}
