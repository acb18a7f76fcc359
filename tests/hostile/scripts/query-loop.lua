-- An HP that is never found out.
-- card: pokemon
-- run: stopped after 20 ms
local card, ptcg = ...

card.ability["Trick"] = {
  hp = function() while true do end end,
}
