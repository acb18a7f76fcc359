local card = ...

card.passive = {
  on_knock_out = {
    condition = function(_, it)
      return it.harm == "attack_damage" and it.attacker.owner == it.opponent
    end,
    effect = function(game, it) game:put_counters { on = it.attacker, count = 4 } end,
  },
}
