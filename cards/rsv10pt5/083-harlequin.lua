card.play = {
  needs = { { any = { "hand", "opponent_hand", "deck", "opponent_deck" } } },
  effect = function(game, it)
    for _, player in ipairs { it.owner, it.opponent } do game:move(player.hand, "deck") end
    if game:flip() then
      game:draw(5)
      game:draw(3, it.opponent)
    else
      game:draw(3)
      game:draw(5, it.opponent)
    end
  end,
}
