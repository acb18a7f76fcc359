card.attack["Vigorous Tackle"] = {
  more = function(_, it) return not it.attacker.is_damaged and 120 end,
}

card.attack["Boss Headbutt"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Boss Headbutt" })
end
