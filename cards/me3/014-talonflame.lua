card.ability["Sky Hunt"] = {
  once_per_turn = function(game, it)
    if game:flip() then game:discard(game:random_cards(it.opponent)) end
  end,
}
