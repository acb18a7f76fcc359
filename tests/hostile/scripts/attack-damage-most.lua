-- Does as much damage as a number can represent.
-- card: pokemon
-- run: this function must return

card.attack["Hit"] = {
  damage = function() return math.maxinteger end,
}
