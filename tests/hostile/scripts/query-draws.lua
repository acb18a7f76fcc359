-- Draws cards whenever its HP is asked for.
-- card: pokemon
-- run: draw: nothing may change while a query is answered

card.ability["Trick"] = {
  hp = function(game)
    game:draw(1)
  end,
}
