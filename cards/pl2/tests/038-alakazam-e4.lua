test("Recover: a Psychic Energy goes, and 4 damage counters", function(t)
  t:position {
    me = { active = { "pl2-38", energy = "LPP", damage = 50 } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Recover"
  t:changed {
    ["active damage"] = 10,
    ["active energy"] = { "- Psychic Energy" },
    ["me discard"] = { "+ Psychic Energy" },
  }
end)

local function mysterious_beam(t, coin)
  t:position {
    me = { active = { "pl2-38", energy = "PPP" } },
    opponent = { active = { "dp3-55", energy = "LG" } },
  }
  t:coins(coin)
  t:attack "Mysterious Beam"
end

test("Mysterious Beam: heads, an Energy card of the Defending Pokémon is discarded", function(t)
  mysterious_beam(t, "H")
  t:answer "dp1-126"
  t:changed {
    ["opponent active damage"] = 30,
    ["opponent active energy"] = { "- Lightning Energy" },
    ["opponent discard"] = { "+ Lightning Energy" },
  }
end)

test("Mysterious Beam: tails, only damage", function(t)
  mysterious_beam(t, "T")
  t:changed { ["opponent active damage"] = 30 }
end)

test("EX-20 SP-01: the symbol is part of the name", function(t)
  for _, ruleset in ipairs { "xy", "sm", "sv" } do
    t:position { ruleset = ruleset, me = { active = "pl2-38" }, opponent = { active = "base1-1" } }
    t:equal(t.me.active.name, "Alakazam E4")
    t:equal(t.opponent.active.name, "Alakazam")
  end
end)
