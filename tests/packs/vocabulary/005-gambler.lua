card.attack["Until Tails"] = { damage = function(game) return 10 * game:flips_until_tails() end }

card.attack["Per Energy"] = {
  damage = function(game, it) return 20 * game:flips(it.attacker.energy_total) end,
}

card.attack["Both Heads"] = function(game, it)
  if game:flips(2) == 2 then game:knock_out(it.defender) end
end

card.attack["Their Coin"] = function(game, it)
  if not game:flip(it.opponent) then game:draw(2) end
end
