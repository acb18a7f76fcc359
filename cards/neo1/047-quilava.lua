card.attack["Smokescreen"] = function(game, it)
  game:lasting(it.defender, "attack_needs_coin", "opponents_next_turn")
end

card.attack["Char"] = function(game, it)
  if it.defender:markers("Char") == 0 and game:flip() then
    game:put_marker(it.defender, "Char", { stays = true })
  end
end

card.lasting["Char"] = {
  on_checkup = function(game, it)
    if not game:flip(it.self.owner) then game:put_counters(it.self, 2) end
  end,
}
