local card = ...

card.attack["Dragon Pulse"] = {
  after = function(game) game:discard_top { count = 2 } end,
}
