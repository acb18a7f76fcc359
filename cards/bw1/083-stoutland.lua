local card = ...

card.attack["Odor Sleuth"] = {
  after = function(game)
    local heads = game:flips { count = 3 }
    if heads == 0 then return end
    game:search { zone = "discard", min = heads, max = heads, to = "hand" }
  end,
}

card.attack["Giga Impact"] = {
  after = function(game, it)
    game:lasting { kind = "no_attack", on = it.attacker, ends = "own_next_turn" }
  end,
}
