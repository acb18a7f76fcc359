local supporter = "me2pt5-182"

local function six(active, theirs)
  local bench = {}
  for _, id in ipairs { "sv9-27", "sv9-98", "me2pt5-51", "sv9-105", "sv9-116", "me2pt5-155" } do
    if id ~= active[1] then table.insert(bench, id) end
  end
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { supporter, "sv2-172" } },
    opponent = theirs,
  }
end

local zekrom = { "me2pt5-155", energy = "LLL" }

test("Anthea & Concordia: 3 more Prize cards for the opponent's Active Pokémon", function(t)
  t:position(six(zekrom, { active = "sv8-70", bench = { "sv1-38" } }))
  t:play(supporter)
  t:attack "Shred"
  t:answer(1, 2, 3, 4)
  t:equal(t.me.prizes_left, 2)
  t:equal(t.me.discard, { supporter })
end)

test("Anthea & Concordia: added to the 2 for a Pokémon ex", function(t)
  t:position(six(zekrom, { active = { "sv8-57", damage = 150 }, bench = { "sv1-38" } }))
  t:play(supporter)
  t:attack "Shred"
  t:answer(1, 2, 3, 4, 5)
  t:equal(t.me.prizes_left, 1)
end)

test("Anthea & Concordia: not for a Benched Pokémon", function(t)
  t:position(six({ "sv9-27", energy = "RRR" }, { active = "sv1-38", bench = { "sv8-70" } }))
  t:play(supporter)
  t:attack "Flamebody Cannon"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Anthea & Concordia: not for a Knock Out without damage of the attack", function(t)
  t:position(six({ "me2pt5-51", energy = "WW" }, {
    active = { "sv8-70", damage = 30 },
    bench = { "sv1-38" },
  }))
  t:play(supporter)
  t:attack "Snow Coating"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Anthea & Concordia: not for an attack of another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv7-131",
    me = {
      active = { "sv8-57", energy = "GLM" },
      bench = { "sv9-27", "sv9-98", "me2pt5-51", "sv9-105", "sv9-116", "me2pt5-155" },
      hand = { supporter },
    },
    opponent = { active = "sv8-70", bench = { "sv1-38" } },
  }
  t:play(supporter)
  t:attack "Topaz Bolt"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Anthea & Concordia: even if the attacking Pokémon is Knocked Out, too", function(t)
  t:position(six({ "me2pt5-155", energy = "LLL", damage = 110 }, {
    active = { "sv8-70", attached = { "sv9-159" } },
    bench = { "sv1-38" },
  }))
  t:play(supporter)
  t:attack "Shred"
  t:answer(1)
  t:answer(1, 2, 3, 4)
  t:answer "bench 1"
  t:equal(t.me.prizes_left, 2)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Anthea & Concordia: only in this turn", function(t)
  t:position(six(zekrom, { active = "sv8-71", bench = { "sv1-38" } }))
  t:play(supporter)
  t:attack "Shred"
  t:equal(t.opponent.active.damage, 70)
  t:end_turn()
  t:attack "Shred"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Anthea & Concordia: not for the opponent, who Knocks Out one of the six", function(t)
  t:position(six({ "sv9-116", damage = 100 }, { active = { "me2pt5-155", energy = "LLL" } }))
  t:play(supporter)
  t:end_turn()
  t:attack "Shred"
  t:answer(1)
  t:answer "bench 1"
  t:equal(t.opponent.prizes_left, 5)
end)

test("Anthea & Concordia: only with all six in play", function(t)
  t:position(six(zekrom, { active = "sv1-38" }))
  t:legal("play", supporter)
  local all = { "sv9-27", "sv9-98", "me2pt5-51", "sv9-105", "sv9-116", "me2pt5-155" }
  local other = {
    ["sv9-27"] = "sv9-26",
    ["sv9-98"] = "sv9-97",
    ["me2pt5-51"] = "me2pt5-50",
    ["sv9-105"] = "sv9-104",
    ["sv9-116"] = "sv9-49",
    ["me2pt5-155"] = "sv9-64",
  }
  for _, missing in ipairs(all) do
    local bench = {}
    for _, id in ipairs(all) do table.insert(bench, id == missing and other[id] or id) end
    local active = table.remove(bench, 1)
    t:position {
      ruleset = "sv",
      me = { active = active, bench = bench, hand = { supporter, missing } },
      opponent = { active = missing },
    }
    t:illegal("play", supporter)
  end
end)

test("Anthea & Concordia: one Supporter a turn", function(t)
  t:position(six(zekrom, { active = "sv8-70", bench = { "sv1-38" } }))
  t:play(supporter)
  t:illegal("play", "sv2-172")
end)
