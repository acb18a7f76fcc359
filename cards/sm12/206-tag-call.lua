local tag_team = ptcg.filter { class = "tag-team" }

card.play = {
  needs = { "deck" },
  effect = function(game, it) game:search { tag_team, max = 2, to = "hand" } end,
}
