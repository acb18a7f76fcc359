-- Hits back whenever it is hit, and so does what it hits.
-- card: pokemon
-- harmless

card.ability["Trick"] = {
  would_be_damaged = function(game, it)
    game:perform(it.self.attacks[1])
  end,
}
