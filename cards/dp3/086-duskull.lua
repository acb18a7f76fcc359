local card = ...

card.ability["Reaper Cloth"] = {
  lifts_evolution_wait = { value = true },
}

card.attack["Astonish"] = {
  after = function(game, it)
    if not game:flip() then return end
    local picked = game:random_cards { of = it.opponent }
    if #picked == 0 then return end
    game:show { cards = picked, to = it.owner }
    game:move { cards = picked, to = "deck_top" }
    game:shuffle { player = it.opponent }
  end,
}
