-- Draws a card to find out whether it may be used.
-- card: pokemon
-- run: draw: nothing may change while a query is answered

card.ability["Trick"] = {
  use = {
    only_if = function(game) return game:draw(1) ~= nil end,
    effect = function() end,
  },
}
