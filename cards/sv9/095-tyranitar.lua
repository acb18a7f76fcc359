card.ability["Daunting Gaze"] = {
  may_play = { where = "active", subject = "opponent", filter = "item", value = false },
}

card.attack["Cracking Stomp"] = function(game, it) game:discard_top(2, it.opponent) end
