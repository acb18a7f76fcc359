local card = ...

card.attack["Lightning Turn"] = {
  after = function(game, it) game:switch() end,
}

card.attack["Meta Voltage"] = {
  after = function(game, it)
    if it.owner.prizes_left < it.opponent.prizes_left then
      game:damage { to = it.owner.pokemon, amount = 40 }
    end
  end,
}
