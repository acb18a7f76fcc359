card.attack["Fly Around"] = function(game, it)
  game:lasting(it.attacker, "fly around", "opponents_next_turn")
end

card.lasting["fly around"] = {
  would_be_damaged = function(game) if game:flip() then game:instead {} end end,
}
