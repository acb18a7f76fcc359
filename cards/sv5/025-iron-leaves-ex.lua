card.ability["Rapid Vernier"] = {
  on_bench = {
    optional = true,
    effect = function(game, it)
      local done = game:switch(it.self)
      if done then
        game:move_energy(
          game:choose_up_to("all", it.owner.energy_cards, {
            function(energy) return energy.pokemon ~= it.self end,
            may = true,
          }),
          it.self
        )
      end
    end,
  },
}

card.attack["Prism Edge"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
