-- Draws cards whenever its HP are asked for.
-- card: pokemon
-- run: draw: nothing may change while a query is answered
local card, ptcg = ...

card.ability["Trick"] = {
  hp = function(game)
    game:draw { count = 1 }
  end,
}
