local card = ...

card.attack["Tantrum"] = {
  after = function(game, it) game:set_condition { on = it.attacker, condition = "confused" } end,
}

card.attack["Gutsy Swing"] = {
  cost = function(game, it)
    if it.attacker.has_any_condition then return {} end
  end,
}
