-- Asks a player what its Retreat Cost is.
-- card: pokemon
-- run: ask: a query must not change anything

card.ability["Trick"] = {
  retreat_cost = function(game)
    if game:ask {} then return 0 end
  end,
}
