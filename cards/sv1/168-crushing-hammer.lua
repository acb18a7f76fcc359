local card = ...

local with_energy = ptcg.filter { has_energy = true }

card.play = {
  needs = { { "opponent_pokemon", filter = with_energy } },
  effect = function(game, it)
    if game:flip() then game:discard { card = game:choose_energy { from = it.opponent } } end
  end,
}
