-- Returns the attacker to the hand during its attack: the rest of the attack does not happen.
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
