local function cofagrigus(bench, theirs)
  return {
    ruleset = "sv",
    me = { active = { "rsv10pt5-40", energy = "PWW", damage = 50 }, bench = bench },
    opponent = { active = "sv1-38", bench = theirs },
  }
end

local function move(t, target, source)
  t:position(cofagrigus({ { "sv1-13", damage = 40 }, { "sv1-80", damage = 70 } }, {
    { "sv1-38", damage = 20 },
  }))
  t:attack "Extended Damagriiigus"
  t:options { "opponent active", "opponent bench 1" }
  t:answer(target)
  t:options { "bench 1", "bench 2" }
  t:answer(source)
end

test("Extended Damagriiigus: all counters, to the Active Pokémon", function(t)
  move(t, "opponent active", "bench 2")
  t:changed { ["bench 2 damage"] = 0, ["opponent active damage"] = 70 }
  t:equal(#t:events("damaged"), 0)
end)

test("Extended Damagriiigus: or to a Benched one", function(t)
  move(t, "opponent bench 1", "bench 1")
  t:changed { ["bench 1 damage"] = 0, ["opponent bench 1 damage"] = 60 }
end)

test("Extended Damagriiigus: nothing without Benched Pokémon", function(t)
  t:position(cofagrigus {})
  t:attack "Extended Damagriiigus"
  t:unchanged()
end)

test("Perplex: the opponent's Active Pokémon is now Confused", function(t)
  t:position(cofagrigus {})
  t:attack "Perplex"
  t:changed { ["opponent active damage"] = 60, ["opponent active conditions"] = { "+ confused" } }
end)
