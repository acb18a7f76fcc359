local card = ...

card.attack["Defense Curl"] = {
  after = function(game, it)
    if not game:flip() then return end
    game:lasting { kind = "no_damage", on = it.attacker, ends = "opponents_next_turn" }
  end,
}
