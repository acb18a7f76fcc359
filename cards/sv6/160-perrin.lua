card.play = {
  needs = { { "hand", "pokemon" } },
  effect = function(game)
    local returned = game:choose_up_to(2, "hand", "pokemon")
    game:show(returned)
    local count = #game:move(returned, "deck_top")
    if count > 0 then game:search { "pokemon", max = count, to = "hand" } end
  end,
}
