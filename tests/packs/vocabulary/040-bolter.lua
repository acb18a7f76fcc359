local card = ...

card.ability["Last Word"] = {
  on_knock_out = {
    by = "opponent",
    effect = function(game, it)
      if it.attacker.in_play then
        game:put_counters { on = it.attacker, count = 3 }
      else
        game:draw { count = 2 }
      end
    end,
  },
}

card.attack["Hit and Run"] = {
  after = function(game, it) game:return_to { pokemon = it.attacker, to = "hand" } end,
}
