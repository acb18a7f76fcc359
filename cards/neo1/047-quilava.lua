local card = ...

card.attack["Smokescreen"] = {
  after = function(game, it)
    game:lasting { kind = "attack_needs_coin", on = it.defender, ends = "opponents_next_turn" }
  end,
}

card.attack["Char"] = {
  after = function(game, it)
    if it.defender:markers("Char") == 0 and game:flip() then
      game:put_marker { on = it.defender, name = "Char", stays = true }
    end
  end,
}

card.lasting["Char"] = {
  on_checkup = function(game, it)
    if not game:flip { player = it.self.owner } then
      game:put_counters { on = it.self, count = 2 }
    end
  end,
}
