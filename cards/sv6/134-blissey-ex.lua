card.ability["Happy Switch"] = {
  once_per_turn = {
    needs = { "own_bench" },
    only_if = function(_, it)
      return it.owner:count("pokemon", {
        function(pokemon) return #pokemon:energy_cards_of("basic_energy") > 0 end,
      })
        > 0
    end,
    effect = function(game)
      local from = game:choose("own_pokemon", {
        function(pokemon) return #pokemon:energy_cards_of("basic_energy") > 0 end,
      })
      if from then
        local energy = game:choose(from.energy_cards, "basic_energy")
        game:move_energy(energy, game:choose("own_pokemon", { except = from }))
      end
    end,
  },
}

card.attack["Return"] = function(game, it)
  if it.owner.hand_count < 6 and it.owner.deck_count > 0 and game:ask() then
    game:draw(6 - it.owner.hand_count)
  end
end
