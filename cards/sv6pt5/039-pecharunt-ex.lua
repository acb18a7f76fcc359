local pecharunt_ex_darkness = ptcg.filter { other_than = "Pecharunt ex", type = "darkness" }

card.ability["Subjugating Chains"] = {
  once_per_turn_by_name = {
    needs = { { "own_bench", pecharunt_ex_darkness } },
    effect = function(game)
      local switched = game:switch(game:choose("own_bench", pecharunt_ex_darkness))
      if switched then game:set_condition(switched, "poisoned") end
    end,
  },
}

card.attack["Irritated Outburst"] = { times = function(_, it) return it.opponent.prizes_taken end }
