card.play = {
  needs = { "deck" },
  effect = function(game)
    local seen = game:top(3)
    if game:choose_word { "On top in any order", "Shuffled, on the bottom" }
      == "On top in any order"
    then
      game:arrange(seen)
    else
      game:move(seen, "deck_bottom", { shuffled = true })
    end
  end,
}
