-- Lets a coin decide its HP.
-- card: pokemon
-- run: flip: nothing may change while a query is answered

card.ability["Trick"] = {
  hp = function(game, it)
    if game:flip() then return it.amount + 10 end
  end,
}
