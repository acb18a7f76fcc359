local function is_on_bench(card) return card.pokemon.is_benched end

card.play = {
  needs = { { "own_bench", "has_energy" } },
  effect = function(game, it)
    local moving = { is_on_bench, purpose = "move_energy" }
    game:move_energy(game:choose_up_to(2, it.owner.energy_cards, moving), it.owner.active)
  end,
}
