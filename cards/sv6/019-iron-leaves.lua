card.attack["Recovery Net"] = function(game)
  game:move(game:choose_up_to(2, "discard", "pokemon"), "hand")
end

card.attack["Avenging Edge"] = {
  more = function(game)
    return game:happened("knocked_out", { when = "opponents_last_turn", cause = "attack_damage" })
      and 60
  end,
}
