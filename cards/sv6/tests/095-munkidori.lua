local munkidori = "sv6-95"

local function brain(mine, theirs, bench)
  return {
    ruleset = "sv",
    me = { active = mine, bench = bench or {} },
    opponent = theirs or { active = "sv6-61" },
  }
end

test("Adrena-Brain: up to 3 damage counters", function(t)
  t:position(brain { munkidori, energy = "D", damage = 50 })
  t:use "Adrena-Brain"
  t:options { 1, 2, 3 }
  t:answer(3)
  t:equal(t.me.active.damage, 20)
  t:equal(t.opponent.active.damage, 30)
end)

test("Adrena-Brain: fewer, if the player likes or there are fewer", function(t)
  t:position(brain { munkidori, energy = "D", damage = 20 })
  t:use "Adrena-Brain"
  t:options { 1, 2 }
  t:answer(1)
  t:equal(t.me.active.damage, 10)
  t:equal(t.opponent.active.damage, 10)
end)

test("Adrena-Brain: from any of mine to any of the opponent's Pokémon", function(t)
  t:position(brain(
    { "sv1-38", damage = 100 },
    { active = { "sv6-61", damage = 30 }, bench = { "sv1-13" } },
    { { munkidori, energy = "D" }, { "sv1-80", damage = 30 } }
  ))
  t:use "Adrena-Brain"
  t:options { "active", "bench 2" }
  t:answer "bench 2"
  t:options { "opponent active", "opponent bench 1" }
  t:answer "opponent bench 1"
  t:answer(3)
  t:equal(t.me.bench[2].damage, 0)
  t:equal(t.me.active.damage, 100)
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Adrena-Brain: it can Knock Out", function(t)
  t:position(brain({ munkidori, energy = "D", damage = 30 }, {
    active = { "sv1-13", damage = 40 },
    bench = { "sv1-80" },
  }))
  t:use "Adrena-Brain"
  t:answer "opponent active"
  t:answer(3)
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-80")
  t:equal(t.me.prizes_left, 5)
end)

test("Adrena-Brain: once a turn, and another Munkidori also", function(t)
  t:position(brain({ munkidori, energy = "D", damage = 60 }, nil, { { munkidori, energy = "D" } }))
  t:use("Adrena-Brain", "active")
  t:answer(1)
  t:illegal("use", "Adrena-Brain", "active")
  t:use("Adrena-Brain", "bench 1")
  t:answer(1)
  t:equal(t.opponent.active.damage, 20)
  t:end_turn()
  t:end_turn()
  t:legal("use", "Adrena-Brain", "active")
end)

test("Adrena-Brain: Special Energy that provides Darkness counts", function(t)
  t:position(brain { munkidori, attached = { "sv6-167" }, damage = 60 })
  t:legal("use", "Adrena-Brain")
end)

test("Adrena-Brain: not without Darkness Energy on this Pokémon", function(t)
  t:position(brain({ munkidori, energy = "PP", attached = { "sv5-161" }, damage = 60 }, nil, {
    { "sv1-13", energy = "D" },
  }))
  t:illegal("use", "Adrena-Brain")
end)

test("Adrena-Brain: not without damage counters on my Pokémon", function(t)
  t:position(brain({ munkidori, energy = "D" }, { active = { "sv6-61", damage = 30 } }))
  t:illegal("use", "Adrena-Brain")
end)

test("Mind Bend: the opponent's Active Pokémon is Confused", function(t)
  t:position(brain { munkidori, energy = "PG" })
  t:attack "Mind Bend"
  t:changed { ["opponent active damage"] = 60, ["opponent active conditions"] = { "+ confused" } }
end)
