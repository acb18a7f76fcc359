local card = ...

card.ability["Crow"] = {
  on_evolve = { optional = true, effect = function(game) game:draw { count = 2 } end },
}

card.attack["Young Again"] = {
  damage = function(game, it)
    if game:happened { what = "evolved", pokemon = it.attacker } then
      return it.attack.damage + 60
    end
  end,
}

card.attack["Encore"] = {
  damage = function(game, it)
    local before = { what = "attacked", pokemon = it.attacker, when = "own_last_turn", name = "Encore" }
    if game:happened(before) then return it.attack.damage + 50 end
  end,
}

card.attack["Payback"] = {
  damage = function(game, it)
    return game:how_much { what = "damaged", pokemon = it.attacker, when = "opponents_last_turn" }
  end,
}

card.attack["Revenge"] = {
  needs = { "knocked_out_by_attack_last_turn" },
}
