local card = ...

card.attack["Stone Crush"] = {
  after = function(game, it)
    local prizes = it.opponent.prizes_left
    if prizes >= 5 then
      game:draw { count = 3 }
    elseif prizes == 1 then
      local energy = game:choose_energy {
        from = { it.defender },
        min = 2,
        max = 2,
        purpose = "to_deck",
      }
      game:move { cards = energy, to = "deck" }
    end
  end,
}
