-- Its HP is its HP plus 10. A text is not asked while it answers.
-- card: pokemon
-- harmless

card.ability["Trick"] = {
  hp = function(_, it) return it.self.hp + 10 end,
}
