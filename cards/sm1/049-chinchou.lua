local card = ...

card.attack["Searching Light"] = {
  after = function(game, it)
    local prize = game:choose_prize()
    if prize then game:look { cards = { prize } } end
  end,
}
