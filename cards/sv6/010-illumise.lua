local card = ...

card.attack["Slowing Perfume"] = {
  -- The second turn of the game is the first one of the player who goes second.
  condition = function(game) return game.turn == 2 end,
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "to_deck" }
  end,
  after = function(game, it, target)
    if target then game:return_to { pokemon = target, to = "deck" } end
  end,
}
