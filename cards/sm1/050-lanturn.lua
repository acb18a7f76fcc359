card.attack["Confuse Ray"] = function(game, it) game:set_condition(it.defender, "confused") end

card.attack["Aqua Spark"] = {
  more = function(_, it) return it.attacker:energy("water") > 0 and 60 end,
}
