card.attack["Dismantle"] = {
  before = function(game, it)
    for _, attached in ipairs(it.defender.cards) do
      if attached:matches("tool") then game:discard(attached) end
    end
  end,
}

card.attack["Drag"] = function(game) game:switch(game:choose("opponent_bench")) end

card.attack["Leech"] = function(game, it) game:heal(it.attacker, 30) end
