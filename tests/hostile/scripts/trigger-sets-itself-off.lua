-- Hits back whenever it is hit, and so does what it hits.
-- card: pokemon
-- harmless
local card, ptcg = ...

card.ability["Trick"] = {
  would_be_damaged = function(game, it)
    game:perform { attack = it.self.attacks[1] }
  end,
}
