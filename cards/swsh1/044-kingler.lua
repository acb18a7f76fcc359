local card = ...

card.attack["Heavy Pincers"] = {
  after = function(game, it) game:discard_top { count = 1, player = it.opponent } end,
}

card.attack["Claw Rend"] = {
  damage = function(game, it)
    if it.defender.is_damaged then return it.attack.damage + 60 end
  end,
}
