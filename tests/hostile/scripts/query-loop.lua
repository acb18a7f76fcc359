-- HP that is never determined.
-- card: pokemon
-- run: more than 300000 instructions

card.ability["Trick"] = {
  hp = function() while true do end end,
}
