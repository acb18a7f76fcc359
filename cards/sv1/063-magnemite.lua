local card = ...

card.attack["Magnetic Switch"] = {
  after = function(game) game:switch() end,
}
