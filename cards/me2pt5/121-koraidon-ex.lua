card.attack["Orichalcum Fang"] = {
  more = function(game)
    return game:happened("knocked_out", { when = "opponents_last_turn", cause = "attack_damage" })
      and 120
  end,
}

card.attack["Impact Blow"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Impact Blow" })
end
