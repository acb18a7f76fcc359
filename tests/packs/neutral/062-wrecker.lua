local card = ...

local tool = ptcg.filter { kind = "tool" }

card.attack["Dismantle"] = {
  before = function(game, it)
    for _, attached in ipairs(it.defender.cards) do
      if attached:matches(tool) then game:discard { card = attached } end
    end
  end,
}

card.attack["Drag"] = {
  after = function(game, it)
    local next_one = game:choose_pokemon { from = it.opponent.bench, purpose = "switch_in" }
    if next_one then game:switch { to = next_one } end
  end,
}

card.attack["Leech"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 3 } end,
}
