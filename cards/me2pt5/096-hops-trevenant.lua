local hops = ptcg.filter { name_includes = "Hop's" }

card.attack["Horrifying Revenge"] = {
  more = function(game)
    return game:happened("knocked_out", {
      hops,
      when = "opponents_last_turn",
      cause = "attack_damage",
    })
      and 100
  end,
}

card.attack["Corner"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
