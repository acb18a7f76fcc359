-- Draws cards whenever its HP is asked for.
-- card: pokemon
-- run: draw: a query must not change anything

card.ability["Trick"] = {
  hp = function(game)
    game:draw(1)
  end,
}
