local card = ...

card.attack["Taunt"] = {
  after = function(game, it) game:switch { of = it.opponent } end,
}

card.attack["Sucker Punch"] = {
  damage = function(game, it)
    return it.attack.damage + (it.attacker:energy("darkness") > 0 and 30 or 0)
  end,
}
