card.play = {
  needs = {
    "knocked_out_last_turn",
    { any = { "hand", "opponent_hand", "deck", "opponent_deck" } },
  },
  effect = function(game, it)
    for _, player in ipairs { it.owner, it.opponent } do game:move(player.hand, "deck") end
    game:draw(5)
    game:draw(2, it.opponent)
  end,
}
