-- Has as much HP as a number can represent.
-- card: pokemon
-- run: this function must return

card.ability["Trick"] = {
  hp = function() return math.maxinteger end,
}
