local card = ...

local active_with_energy = ptcg.filter { active = true, has_energy = true }

card.play = {
  needs = { { "opponent_pokemon", filter = active_with_energy } },
  effect = function(game, it)
    game:move { card = game:choose_energy { from = it.opponent.active }, to = "deck_top" }
  end,
}
