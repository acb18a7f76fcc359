card.ability["Resolute Heart"] = {
  would_be_knocked_out = {
    only_if = function(_, it)
      return it.cause == "attack_damage" and it.self.damage == it.amount
    end,
    effect = function(game) game:instead { remaining_hp = 10 } end,
  },
}

card.attack["Topaz Bolt"] = function(game, it) game:discard_energy(it.attacker, 3) end
