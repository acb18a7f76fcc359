-- A condition that is never decided.
-- card: pokemon
-- run: stopped after 20 ms
local card, ptcg = ...

card.ability["Trick"] = {
  activated = {
    condition = function() while true do end end,
    effect = function() end,
  },
}
