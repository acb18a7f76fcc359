local magmortar = "sv9-21"

test("Magma Surge: 3 more damage counters on the opponent's Burned Pokémon only", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv5-123", conditions = { "burned" } }, bench = { magmortar } },
    opponent = { active = { "sv5-123", conditions = { "burned" } } },
  }
  t:coins "TT"
  t:end_turn()
  t:changed { ["active damage"] = 20, ["opponent active damage"] = 50 }
end)

test("Magma Surge: not for Poison", function(t)
  t:position {
    ruleset = "sv",
    me = { active = magmortar },
    opponent = { active = { "sv5-123", conditions = { "poisoned" } } },
  }
  t:end_turn()
  t:changed { ["opponent active damage"] = 10 }
end)

local function flame()
  return {
    ruleset = "sv",
    me = { active = { magmortar, energy = "RRR" } },
    opponent = { active = "sv5-123" },
  }
end

test("Searing Flame: heads, Burned", function(t)
  t:position(flame())
  t:coins "HT"
  t:attack "Searing Flame"
  t:equal(t.opponent.active.damage, 140)
  t:equal(t.opponent.active.conditions, { "burned" })
end)

test("Searing Flame: tails, only damage", function(t)
  t:position(flame())
  t:coins "T"
  t:attack "Searing Flame"
  t:changed { ["opponent active damage"] = 90 }
end)
