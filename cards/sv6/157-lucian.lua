card.play = {
  needs = { { any = { "hand", "opponent_hand" } } },
  effect = function(game, it)
    local moved = 0
    for _, player in ipairs { it.owner, it.opponent } do
      moved = moved + #game:move(player.hand, "deck_bottom", { shuffled = true })
    end
    if moved > 0 then
      for _, player in ipairs { it.owner, it.opponent } do
        game:draw(game:flip(player) and 6 or 3, player)
      end
    end
  end,
}
