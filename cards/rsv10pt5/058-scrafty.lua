local darkness = ptcg.filter { type = "darkness" }

card.attack["Ruffians Attack"] = {
  times = function(game, it) return game:flips(it.owner:count("pokemon", darkness)) end,
}
