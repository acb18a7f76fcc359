local card = ...

card.attack["Searching Light"] = {
  after = function(game, it)
    -- Face down, the cards differ in their place only; choosing among them must not show them.
    local prizes = it.owner:cards { zone = "prizes" }
    local place = game:choose_number { low = 1, high = #prizes }
    game:show { card = prizes[place], to = it.owner }
  end,
}
