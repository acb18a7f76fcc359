local card = ...

local team_plasma = ptcg.filter { class = "team-plasma" }

card.play = {
  needs = { { "hand", filter = team_plasma }, "deck" },
  effect = function(game, it)
    game:discard {
      card = game:choose_card { zone = "hand", filter = team_plasma, purpose = "discard" },
    }
    game:draw { count = 4 }
  end,
}
