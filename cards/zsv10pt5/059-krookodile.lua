card.attack["Tighten Up"] = function(game, it)
  game:discard(game:choose_exactly(2, "opponent_hand", { player = it.opponent }))
end

card.attack["Cursed Slug"] = {
  more = function(_, it) return it.opponent.hand_count <= 3 and 120 end,
}
