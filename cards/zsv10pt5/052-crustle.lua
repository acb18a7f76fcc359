card.ability["Sturdy"] = {
  would_be_knocked_out = {
    only_if = function(_, it)
      return it.cause == "attack_damage" and it.self.damage == it.amount
    end,
    effect = function(game) game:instead { remaining_hp = 10 } end,
  },
}

card.attack["Stone Edge"] = { more = function(game) return game:flip() and 60 end }
