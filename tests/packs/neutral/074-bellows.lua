card.play = function(game, it)
  game:draw(game:choose_number(0, 3))
  local energy = game:choose_up_to("all", it.owner.active.energy_cards, {
    purpose = "discard_energy",
    may = true,
  })
  game:discard(energy)
end
