card.ability["Midnight Fluttering"] = {
  -- The exception is by the Ability's name. Only this card, in all its prints, has an Ability of
  -- this name, and it has no other.
  ability_works = {
    where = "active",
    subject = "opponent",
    target = "active",
    effect = function(_, it) return it.target.card.id == card.id end,
  },
}

card.attack["Hex Hurl"] = function(game, it) game:distribute_counters(2, it.opponent.bench) end
