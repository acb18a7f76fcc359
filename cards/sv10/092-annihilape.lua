card.ability["Lose Cool"] = {
  damage_dealt = {
    only_if = function(_, it) return it.self.counters >= 2 end,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 120 end end,
  },
}

card.attack["Impact Blow"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Impact Blow" })
end
