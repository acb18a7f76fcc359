local bronzong = "me2-72"

test("Triple Draw: 3 cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { bronzong, energy = "M" } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Triple Draw"
  t:changed { ["me hand"] = { "+ 3 Grass Energy" }, ["me deck"] = { "- 3 Grass Energy" } }
end)

local function drop(t, mine, theirs)
  t:position {
    ruleset = "sv",
    me = {
      active = { bronzong, energy = "MMM", attached = mine.active },
      bench = { { "sv1-13", attached = mine.bench } },
    },
    opponent = {
      active = { "sv6-61", attached = theirs.active },
      bench = { { "sv1-13", attached = theirs.bench } },
    },
  }
  t:attack "Tool Drop"
  return t.opponent.active.damage
end

local tool, energy = { "sv5-152" }, { "sv9-159" }

test("Tool Drop: 40 for each Pokémon Tool on all Pokémon", function(t)
  t:equal(drop(t, { active = tool, bench = tool }, { active = tool, bench = tool }), 160)
end)

test("Tool Drop: on each side, in each place", function(t)
  t:equal(drop(t, { active = tool }, {}), 40)
  t:equal(drop(t, { bench = tool }, {}), 40)
  t:equal(drop(t, {}, { active = tool }), 40)
  t:equal(drop(t, {}, { bench = tool }), 40)
end)

test("Tool Drop: Special Energy does not count; no damage without a Pokémon Tool", function(t)
  t:equal(drop(t, { bench = energy }, { bench = energy }), 0)
end)
