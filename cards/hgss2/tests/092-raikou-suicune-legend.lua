local function legend(energy, damage)
  return {
    ruleset = "xy",
    me = { active = { "hgss2-92", energy = energy, damage = damage } },
    opponent = { active = "dp3-1" },
  }
end

test("Thunderbolt Spear: 50 damage to itself, whatever its Weakness", function(t)
  local position = legend "LLG"
  position.opponent = { active = "ex1-96", bench = { "dp3-94" } }
  t:position(position)
  t:attack "Thunderbolt Spear"
  t:answer(1, 2)
  t:equal(t.me.active.damage, 50)
end)

test("Aurora Gain: 5 damage counters are removed", function(t)
  t:position(legend("WGG", 70))
  t:attack "Aurora Gain"
  t:changed { ["opponent active damage"] = 50, ["active damage"] = 20 }
end)

test("LEG-01: both halves together, of two types", function(t)
  for _, ruleset in ipairs { "xy", "sm", "sv" } do
    t:position {
      ruleset = ruleset,
      me = { active = "dp3-94", hand = { "hgss2-92", "hgss2-93" } },
      opponent = { active = "dp3-55" },
    }
    t:bench "hgss2-92"
    t:equal(t.me.hand, {})
    t:equal(t.me.bench[1].hp, 160)
  end
end)

test("LEG-02: 2 Prize cards for the Knock Out of two Pokémon in one", function(t)
  for _, ruleset in ipairs { "xy", "sm", "sv" } do
    t:position {
      ruleset = ruleset,
      me = { active = { "neo1-33", energy = "LL" } },
      opponent = { active = { "hgss2-92", damage = 150 }, bench = { "dp3-94" } },
    }
    t:attack "Punch"
    t:answer(1, 2)
    t:equal(t.me.prizes_left, 4)
  end
end)
