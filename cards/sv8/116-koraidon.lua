local ancient = ptcg.filter { class = "ancient" }

card.attack["Unrelenting Onslaught"] = {
  more = function(game, it)
    local all = game:how_often("attacked", { ancient, when = "own_last_turn" })
    local own = game:how_often("attacked", {
      ancient,
      when = "own_last_turn",
      pokemon = it.attacker,
    })
    return all > own and 150
  end,
}
