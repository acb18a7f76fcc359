local card = ...

local supporter = ptcg.filter { kind = "supporter" }

card.attack["Underworld Stroll"] = {
  after = function(game, it)
    game:show { cards = it.opponent.hand }
    local found = game:choose_card { zone = "hand", of = it.opponent, filter = supporter }
    if found then game:move { card = found, to = "deck_bottom" } end
  end,
}
