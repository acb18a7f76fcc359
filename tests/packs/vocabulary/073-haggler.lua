card.attack["Bargain"] = {
  cost = function(game, it) if it.attacker.is_damaged then return { "fire" } end end,
}

card.attack["By the Hand"] = {
  cost = function(game, it) return it.amount + it.owner.hand_count end,
}

card.attack["Last Resort"] = {
  only_if = function(game, it)
    return it.owner.hand_count == 0
      and it.attack.name == "Last Resort"
      and it.opponent.active ~= nil
  end,
}

card.attack["Count the Cost"] = {
  damage = function(game, it)
    local damage = 20 * it.attack.cost_total
    for _, type in ipairs(it.attack.cost) do
      if type == "fire" then damage = damage + 10 end
    end
    return damage
  end,
}
