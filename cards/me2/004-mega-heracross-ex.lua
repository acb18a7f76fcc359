card.attack["Juggernaut Horn"] = {
  more = function(game, it)
    return game:how_much("damaged", { pokemon = it.attacker, when = "opponents_last_turn" })
  end,
}

card.attack["Mountain Ramming"] = function(game, it) game:discard_top(2, it.opponent) end
