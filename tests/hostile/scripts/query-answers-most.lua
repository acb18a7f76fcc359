-- Has as many HP as a number can hold.
-- card: pokemon
-- run: this function must answer

card.ability["Trick"] = {
  hp = function() return math.maxinteger end,
}
