card.attack["Settle the Score"] = {
  more = function(game, it)
    return 60
      * game:how_much("prizes_taken", { player = it.opponent, when = "opponents_last_turn" })
  end,
}
