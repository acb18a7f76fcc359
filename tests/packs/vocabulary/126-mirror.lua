card.lasting["as much"] = {
  on_damage = {
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, it.amount // 10) end,
  },
}

card.lasting["a price"] = {
  on_damage = {
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, it.value) end,
  },
}

card.lasting["absorb"] = {
  on_damage = {
    subject = "own",
    effect = function(game, it)
      for _, pokemon in ipairs(it.owner.bench) do game:heal(pokemon, it.amount) end
    end,
  },
}

card.attack["Reflect"] = function(game, it)
  game:lasting(it.attacker, "as much", "opponents_next_turn")
end

card.attack["Set Price"] = function(game, it)
  game:lasting(it.attacker, "a price", "opponents_next_turn", { value = 3 })
end

card.attack["Absorb"] = function(game, it)
  game:lasting(it.owner, "absorb", "opponents_next_turn")
end
