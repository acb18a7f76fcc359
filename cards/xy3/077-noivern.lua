local card = ...

card.ability["Echolocation"] = {
  would_be_damaged = function(game)
    if game:flip() then game:instead {} end
  end,
}

card.attack["Boomburst"] = {
  after = function(game, it) game:damage { to = it.opponent.pokemon, amount = 30 } end,
}
