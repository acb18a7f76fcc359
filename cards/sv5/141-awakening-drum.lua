local ancient = ptcg.filter { class = "ancient" }

card.play = {
  needs = { "deck" },
  only_if = function(_, it) return it.owner:count("pokemon", ancient) > 0 end,
  effect = function(game, it) game:draw(it.owner:count("pokemon", ancient)) end,
}
