local tyrantrum = "me3-45"

local function hp(t, energy, attached, bench)
  t:position {
    ruleset = "sv",
    me = {
      active = { tyrantrum, energy = energy, attached = attached },
      bench = { bench or tyrantrum },
    },
    opponent = { active = { tyrantrum } },
  }
  t:equal(t.opponent.active.hp, 180)
  return t.me.active.hp
end

test("Tyrannically Gutsy: 150 more HP with Special Energy", function(t)
  t:equal(hp(t, "FF", { "sv9-159" }), 330)
  t:equal(t.me.bench[1].hp, 180)
  t:equal(hp(t, "", { "sv6-167" }), 330)
end)

test("Tyrannically Gutsy: not more with two", function(t)
  t:equal(hp(t, "", { "2 sv9-159" }), 330)
end)

test("Tyrannically Gutsy: not with Basic Energy, a Tool, or on another Pokémon", function(t)
  t:equal(hp(t, "FFF", { "sv1-193" }, { "sv1-80", attached = { "sv9-159" } }), 180)
  t:equal(t.me.bench[1].hp, 120)
end)

test("Tyrannically Gutsy: on the Bench", function(t)
  t:equal(hp(t, "", {}, { tyrantrum, attached = { "sv9-159" } }), 180)
  t:equal(t.me.bench[1].hp, 330)
end)

test("Tyrannically Gutsy: without Special Energy it is Knocked Out", function(t)
  local function giga(attached)
    t:position {
      ruleset = "sv",
      me = { active = { "sv6-61", energy = "W" } },
      opponent = { active = { tyrantrum, attached = attached }, bench = { "sv1-36" } },
    }
    t:attack "Giga Impact"
  end
  giga { "sv9-159" }
  t:equal(t.opponent.active.damage, 250)
  giga {}
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-36")
end)
