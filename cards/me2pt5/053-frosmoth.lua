local water = ptcg.filter { type = "water" }

card.ability["Alluring Wings"] = {
  once_per_turn = {
    where = "active",
    needs = { { any = { "deck", "opponent_deck" } } },
    effect = function(game, it)
      game:draw()
      game:draw(1, it.opponent)
    end,
  },
}

card.attack["Cold Cyclone"] = function(game, it)
  local target = game:choose("own_bench")
  if target then
    game:move_energy(
      game:choose(it.attacker.energy_cards, { water, purpose = "move_energy" }),
      target
    )
  end
end
