local card = ...

card.attack["Never Ever Enough"] = {
  after = function(game)
    local cards = game:top { count = 3 }
    if #cards == 0 then return end
    if game:ask() then
      game:move { cards = cards, to = "hand" }
    else
      game:discard { cards = cards }
      game:draw { count = 3 }
    end
  end,
}

card.attack["Slip 'n' Roll"] = {
  after = function(game, it)
    game:lasting {
      kind = "no_named_attack",
      on = it.attacker,
      attack = it.attack.name,
      ends = "own_next_turn",
    }
  end,
}
