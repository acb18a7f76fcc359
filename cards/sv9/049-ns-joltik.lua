card.attack["Zapping Short"] = {
  before = function(game, it) return #game:discard(it.defender.tools) > 0 end,
  after = function(game, it, discarded)
    if discarded then game:set_condition(it.defender, "paralyzed") end
  end,
}
