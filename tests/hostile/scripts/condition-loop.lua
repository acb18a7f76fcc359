-- A condition that is never determined.
-- card: pokemon
-- run: more than 300000 instructions

card.ability["Trick"] = {
  use = {
    only_if = function() while true do end end,
    effect = function() end,
  },
}
