-- Does as much damage as a number can represent.
-- card: pokemon
-- run: this function must answer

card.attack["Hit"] = {
  damage = function() return math.maxinteger end,
}
