card.attack["Burst Roar"] = function(game, it)
  game:discard(it.owner.hand)
  game:draw(6)
end

card.attack["Bellowing Thunder"] = {
  times = function(game, it)
    local discarded = game:discard(game:choose_up_to("all", it.owner.energy_cards, {
      "basic_energy",
      may = true,
      purpose = "discard_energy",
    }))
    return #discarded
  end,
}
