card.ability["Last Word"] = {
  on_knock_out = {
    by = "opponent",
    effect = function(game, it)
      if it.attacker.in_play then
        game:put_counters(it.attacker, 3)
      else
        game:draw(2)
      end
    end,
  },
}

card.attack["Hit and Run"] = function(game, it) game:return_to(it.attacker, "hand") end
