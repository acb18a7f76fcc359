card.attack["Bear Hug"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Superpower"] = {
  choose = function(game) return game:ask { purpose = "use_text" } end,
  more = function(_, _, more) return more and 40 end,
  after = function(game, it, more) if more then game:damage(it.attacker, 20) end end,
}
