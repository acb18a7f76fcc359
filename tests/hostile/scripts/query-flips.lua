-- Lets a coin decide its HP.
-- card: pokemon
-- run: flip: a query must not change anything

card.ability["Trick"] = {
  hp = function(game, it)
    if game:flip() then return it.amount + 10 end
  end,
}
