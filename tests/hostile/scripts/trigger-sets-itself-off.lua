-- Strikes back whenever it would be damaged, and so does the Pokémon it strikes.
-- card: pokemon
-- harmless

card.ability["Trick"] = {
  would_be_damaged = function(game, it)
    game:perform(it.self.attacks[1])
  end,
}
