-- Returns the attacker in the middle of its attack: what is left of it does not happen.
-- card: pokemon
-- harmless

card.attack["Hit"] = {
  before = function(game, it)
    game:return_to(it.self, "hand")
    return it.self
  end,
  after = function(_, it)
    assert(false, it.self.name)
  end,
}
