-- Draws a card to find out whether it may be used.
-- card: pokemon
-- run: draw: a query must not change anything

card.ability["Trick"] = {
  use = {
    only_if = function(game) return game:draw(1) ~= nil end,
    effect = function() end,
  },
}
