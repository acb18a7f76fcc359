card.ability["Swirling Prose"] = {
  on_move_to_bench = {
    where = "active",
    subject = "opponent",
    only_if = function(_, it) return it.opponent.is_turn_player end,
    effect = function(game, it) game:set_condition(it.opponent.active, "confused") end,
  },
}

card.attack["Hexa-Magic"] = function(game, it)
  if it.owner.hand_count < 6 and it.owner.deck_count > 0 and game:ask() then
    game:draw(6 - it.owner.hand_count)
  end
end
