card.ability["Hurried Gait"] = {
  once_per_turn = { needs = { "deck" }, effect = function(game) game:draw() end },
}
