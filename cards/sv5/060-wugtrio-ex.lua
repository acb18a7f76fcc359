card.attack["Tricolor Pump"] = {
  target = "opponent_pokemon",
  after = function(game, _, target)
    local discarded = game:discard(game:choose_up_to(3, "hand", "energy"))
    if target then
      local count = 0
      for _, card in ipairs(discarded) do
        if card:matches("energy") then count = count + 1 end
      end
      game:damage(target, 60 * count)
    end
  end,
}

card.attack["Numbing Hold"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
