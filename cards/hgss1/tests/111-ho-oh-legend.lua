local eras = { "xy", "sm", "sv" }

local function halves(ruleset, hand, bench)
  return {
    ruleset = ruleset,
    me = { active = "dp3-94", bench = bench, hand = hand },
    opponent = { active = "dp3-55" },
  }
end

test(
  "LEG-01 LEG-02: both halves go from the hand onto the Bench together, as one Pokémon",
  function(t)
    for _, ruleset in ipairs(eras) do
      t:position(halves(ruleset, { "hgss1-112", "dp3-94", "hgss1-111" }))
      t:bench "hgss1-111"
      t:equal(t.me.hand, { "dp3-94" })
      t:equal(#t.me.bench, 1)
      t:equal(t.me.bench[1].name, "Ho-Oh LEGEND")
      t:equal(t.me.bench[1].hp, 140)
    end
  end
)

test("LEG-01: one half alone cannot be played, nor the halves of two LEGENDs", function(t)
  for _, ruleset in ipairs(eras) do
    for _, half in ipairs { "hgss1-111", "hgss1-112" } do
      t:position(halves(ruleset, { half, half, "hgss2-92", "hgss2-93" }))
      t:illegal("bench", half)
    end
  end
end)

test("LEG-02: it needs a place on the Bench", function(t)
  for _, ruleset in ipairs(eras) do
    local full = { "dp3-94", "dp3-94", "dp3-94", "dp3-94", "dp3-94" }
    t:position(halves(ruleset, { "hgss1-111", "hgss1-112" }, full))
    t:illegal("bench", "hgss1-111")
  end
end)

test("LEG-02: it is no Basic Pokémon", function(t)
  for _, ruleset in ipairs(eras) do
    t:position {
      ruleset = ruleset,
      me = {
        active = { "dp3-94" },
        hand = { "sv1-181" },
        deck = { "hgss1-111", "hgss1-112", "dp3-94" },
      },
      opponent = { active = "dp3-55" },
    }
    t:play "sv1-181"
    t:options { "dp3-94" }
    t:answer "stop"
  end
end)

test("LEG-02: Knocked Out, both halves go to the discard pile, for 1 Prize card", function(t)
  for _, ruleset in ipairs(eras) do
    t:position {
      ruleset = ruleset,
      me = { active = { "neo1-33", energy = "LL" } },
      opponent = { active = { "hgss1-111", damage = 130 }, bench = { "dp3-94" } },
    }
    t:attack "Punch"
    t:answer(1)
    t:equal(t.me.prizes_left, 5)
    t:equal(#t.opponent.discard, 2)
  end
end)

test("Sacred Rainbow: all Energy attached is Fire Energy, and of no other type", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "hgss1-111", energy = "LGW", attached = { "dp3-130" } } },
    opponent = { active = "dp3-1" },
  }
  t:equal(t.me.active.energy, "RRRR")
  t:attack "Bright Wing"
  t:answer "dp1-126"
  t:equal(t.opponent.active.damage, 100)
  t:equal(t.me.discard, { "dp1-126" })
end)

test("Bright Wing: an Energy card of one's choice is discarded", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "hgss1-111", energy = "RRRRL" } },
    opponent = { active = "dp3-1" },
  }
  t:attack "Bright Wing"
  t:options { "dp1-124", "dp1-126" }
  t:answer "dp1-126"
  t:equal(#t.me.active.attached, 4)
end)
