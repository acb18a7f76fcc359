local function force(bench)
  return {
    ruleset = "sv",
    me = { active = { "zsv10pt5-12", energy = "RR" }, bench = bench },
    opponent = { active = "sv1-86", bench = { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" } },
  }
end

test("V-Force: with 5 Benched Pokémon", function(t)
  t:position(force { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" })
  t:attack "V-Force"
  t:changed { ["opponent active damage"] = 120 }
end)

test("V-Force: with 4 nothing", function(t)
  t:position(force { "sv1-13", "sv1-13", "sv1-13", "sv1-13" })
  t:attack "V-Force"
  t:unchanged()
end)
