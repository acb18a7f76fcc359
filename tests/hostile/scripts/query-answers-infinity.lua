-- Has infinite HP.
-- card: pokemon
-- run: this function must return

card.ability["Trick"] = {
  hp = function() return 1 / 0 end,
}
