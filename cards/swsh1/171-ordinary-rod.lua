local either = ptcg.filter { kind = { "pokemon", "basic_energy" } }

-- Choosing one or both means: up to 2 of each, and at least one in all (QTY-01).
card.play = {
  needs = { { "discard", either } },
  effect = function(game, it)
    local chosen = game:choose_up_to(2, "discard", {
      "pokemon",
      may = it.owner:count("discard", "basic_energy") ~= 0,
    })
    local energy = game:choose_up_to(2, "discard", {
      "basic_energy",
      purpose = "to_deck",
      may = #chosen ~= 0,
    })
    for _, found in ipairs(energy) do chosen[#chosen + 1] = found end
    game:move(chosen, "deck")
  end,
}
