card.ability["Crow"] = { on_evolve = { optional = true, effect = function(game) game:draw(2) end } }

card.attack["Young Again"] = {
  more = function(game, it) return game:happened("evolved", { pokemon = it.attacker }) and 60 end,
}

card.attack["Encore"] = {
  more = function(game, it)
    local before = { pokemon = it.attacker, when = "own_last_turn", name = "Encore" }
    return game:happened("attacked", before) and 50
  end,
}

card.attack["Payback"] = {
  damage = function(game, it)
    return game:how_much("damaged", { pokemon = it.attacker, when = "opponents_last_turn" })
  end,
}

card.attack["Revenge"] = { needs = { "knocked_out_by_attack_last_turn" } }
