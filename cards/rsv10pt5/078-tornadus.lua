card.attack["Wrapped in Wind"] = function(game, it)
  game:attach(game:choose("hand", "basic_energy"), it.attacker)
end

card.attack["Hurricane"] = function(game, it)
  local target = game:choose("own_bench")
  if target then
    game:move_energy(
      game:choose(it.attacker.energy_cards, { "basic_energy", purpose = "move_energy" }),
      target
    )
  end
end
