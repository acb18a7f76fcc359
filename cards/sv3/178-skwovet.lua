local card = ...

card.attack["Nicked Nibble"] = {
  after = function(game, it) game:discard_top { player = it.opponent } end,
}
