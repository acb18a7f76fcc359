local tag_team = ptcg.filter { class = "tag-team" }

card.ability["Lazy Eating"] = { on_checkup = function(game, it) game:heal(it.self, 10) end }

card.attack["Big Counter"] = {
  more = function(_, it) return it.defender:matches(tag_team) and 120 end,
}
