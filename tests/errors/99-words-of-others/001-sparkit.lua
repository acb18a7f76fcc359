local small = ptcg.filter { "pokemon", stage = "basic" }

card.attack["Zap"] = function(game, it)
  game:search { small, "basic", to = "hand" }
  game:flip_coins(2)
  game:draw_cards(2)
  game:heal_damage(it.attacker, 20)
  game:deal_damage(it.opponent_active, 20)
  game:poison(it.me.active)
  if it.defender.max_hp > 60 then game:gust() end
end
