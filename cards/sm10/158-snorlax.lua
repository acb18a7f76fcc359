local card = ...

local tag_team = ptcg.filter { class = "tag-team" }

card.ability["Lazy Eating"] = {
  on_checkup = function(game, it) game:heal { on = it.self, counters = 1 } end,
}

card.attack["Big Counter"] = {
  damage = function(game, it)
    return it.attack.damage + (it.defender:matches(tag_team) and 120 or 0)
  end,
}
