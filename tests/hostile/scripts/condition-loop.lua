-- A condition that is never decided.
-- card: pokemon
-- run: more than 300000 instructions
local card, ptcg = ...

card.ability["Trick"] = {
  activated = {
    condition = function() while true do end end,
    effect = function() end,
  },
}
