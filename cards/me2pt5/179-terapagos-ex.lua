card.attack["Unified Beatdown"] = {
  -- The second turn of the game is the first one of the player who goes second.
  only_if = function(game) return game.turn ~= 2 end,
  times = function(_, it) return it.owner.bench_count end,
}

card.attack["Crown Opal"] = function(game, it)
  game:lasting(it.attacker, "Crown Opal", "opponents_next_turn")
end

card.lasting["Crown Opal"] = {
  allow_damage = {
    attacker = { stage = "basic" },
    effect = function(game, it) return it.attacker:is_type("colorless") end,
  },
}
