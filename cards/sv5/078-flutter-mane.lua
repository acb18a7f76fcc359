card.ability["Midnight Fluttering"] = {
  -- The exception is about the Ability's name: only this card, in all its prints, has one so
  -- called, and no other beside it.
  ability_works = {
    where = "active",
    subject = "opponent",
    target = "active",
    effect = function(_, it) return it.target.card.id == card.id end,
  },
}

card.attack["Hex Hurl"] = function(game, it) game:distribute_counters(2, it.opponent.bench) end
