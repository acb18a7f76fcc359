local card = ...

card.attack["Incinerate"] = {
  before = function(game, it) game:discard { cards = it.defender.tools } end,
}
