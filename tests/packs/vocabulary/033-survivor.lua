card.ability["Guts"] = {
  would_be_knocked_out = {
    by = "opponent",
    only_if = function(game, it)
      -- From full HP: all its damage is from the current attacks.
      return it.cause == "attack_damage" and it.self.damage == it.amount
    end,
    effect = function(game) game:instead { remaining_hp = 10 } end,
  },
}

card.attack["Surge"] = {
  more = function(_, it) return 10 * math.min(2, it.attack:spare_energy("water")) end,
}
