card.attack["Stun Spore"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Energy Straw"] = {
  times = function(_, it) return it.opponent:count("hand", "energy") end,
  after = function(game, it) game:show(it.opponent.hand) end,
}
