card.attack["Deceit"] = function(game) game:search { "supporter", to = "hand" } end

card.attack["Torment"] = {
  choose = function(game, it) return game:choose_attack(it.defender) end,
  after = function(game, it, attack)
    if attack then
      game:lasting(it.defender, "no_named_attack", "opponents_next_turn", { attack = attack })
    end
  end,
}
