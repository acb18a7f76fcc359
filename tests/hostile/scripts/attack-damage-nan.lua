-- Does damage that is not a number.
-- card: pokemon
-- run: this function must return

card.attack["Hit"] = {
  damage = function() return 0 / 0 end,
}
