local team_rocket_supporter = ptcg.filter { "supporter", name_includes = "Team Rocket" }

card.attack["Rocket Feathers"] = {
  times = function(game)
    local discarded = {}
    local does = game:ask()
    if does then
      discarded = game:discard(game:choose_up_to("all", "hand", {
        team_rocket_supporter,
        may = true,
      }))
    end
    return #discarded
  end,
}
