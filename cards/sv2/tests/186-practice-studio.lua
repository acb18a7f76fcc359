local function with(active, defender)
  return {
    ruleset = "sv",
    stadium = "sv2-186",
    me = { active = active },
    opponent = { active = defender, bench = { "sv1-13" } },
  }
end

test("Practice Studio: 10 more for a Stage 1 Pokémon, before Weakness", function(t)
  t:position(with({ "sv1-14", energy = "GG" }, "sv1-121"))
  t:attack "Slash"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Practice Studio: nothing for Basic and Stage 2 Pokémon", function(t)
  t:position(with({ "sv1-80", energy = "LL" }, "sv1-38"))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 30 }
  t:position(with({ "sv1-54", energy = "WWW" }, "sv1-15"))
  t:attack "Hydro Kick"
  t:changed { ["opponent active damage"] = 140 }
end)

test("Practice Studio: for the opponent too, and not to the Bench", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv2-186",
    me = { active = "sv1-38", bench = { "sv1-80" } },
    opponent = { active = { "sv1-79", energy = "LL" } },
  }
  t:end_turn()
  t:attack "Skill Dive"
  t:answer "bench 1"
  t:changed { ["bench 1 damage"] = 50 }
  t:end_turn()
  t:attack "Skill Dive"
  t:answer "active"
  t:changed { ["active damage"] = 60 }
end)

test("Practice Studio: nothing more to itself", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv2-186",
    me = { active = { "bw1-25", energy = "RRR" } },
    opponent = { active = "sv1-38" },
  }
  t:coins "T"
  t:attack "Thrash"
  t:changed { ["opponent active damage"] = 80, ["active damage"] = 20 }
end)
