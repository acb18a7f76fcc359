-- Its HP are what its HP are, and 10 more: it is not asked while it answers.
-- card: pokemon
-- harmless

card.ability["Trick"] = {
  hp = function(_, it) return it.self.hp + 10 end,
}
