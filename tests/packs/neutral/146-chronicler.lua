local card = ...

card.ability["Frost"] = {
  on_checkup = function(game, it)
    for _, pokemon in ipairs(it.opponent.pokemon) do
      game:put_counters { on = pokemon, count = 1 }
    end
  end,
}

card.ability["Epitaph"] = {
  on_knock_out = {
    subject = "opponent",
    condition = function(game, it) return it.harm == "checkup" end,
    effect = function(game, it) game:put_counters { on = it.self, count = 3 } end,
  },
}

card.attack["Recite"] = {
  damage = function(game, it)
    return 10 * game:how_much {
      what = "prizes_taken",
      player = it.opponent,
      when = "opponents_last_turn",
    }
  end,
}

card.attack["Mourn"] = {
  after = function(game, it)
    game:draw {
      count = game:how_often {
        what = "knocked_out",
        player = it.owner,
        when = "opponents_last_turn",
        harm = "checkup",
      },
    }
  end,
}
