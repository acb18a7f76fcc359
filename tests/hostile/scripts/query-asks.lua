-- Asks a player what its Retreat Cost is.
-- card: pokemon
-- run: ask: nothing may change while a query is answered

card.ability["Trick"] = {
  retreat_cost = function(game)
    if game:ask {} then return 0 end
  end,
}
