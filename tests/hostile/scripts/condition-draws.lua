-- Draws a card to find out whether it may be used.
-- card: pokemon
-- run: draw: nothing may change while a query is answered
local card, ptcg = ...

card.ability["Trick"] = {
  activated = {
    condition = function(game) return game:draw { count = 1 } ~= nil end,
    effect = function() end,
  },
}
