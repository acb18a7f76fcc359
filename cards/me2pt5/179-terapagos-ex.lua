local card = ...

card.attack["Unified Beatdown"] = {
  -- The second turn of the game is the first one of the player who goes second.
  condition = function(game) return game.turn ~= 2 end,
  damage = function(game, it) return it.attack.damage * it.owner.bench_count end,
}

card.attack["Crown Opal"] = {
  after = function(game, it)
    game:lasting { name = "Crown Opal", on = it.attacker, ends = "opponents_next_turn" }
  end,
}

card.lasting["Crown Opal"] = {
  allow_damage = {
    attacker = { stage = "basic" },
    effect = function(game, it) return it.attacker:is_type("colorless") end,
  },
}
