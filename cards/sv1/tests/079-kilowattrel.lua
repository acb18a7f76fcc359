local function against(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv1-79", energy = "LWW" } },
    opponent = { active = "sv1-54", bench = bench },
  }
end

test("Skill Dive: a Benched Pokémon, without Weakness", function(t)
  t:position(against { "sv1-52" })
  t:attack "Skill Dive"
  t:answer "opponent bench 1"
  t:changed { ["opponent bench 1 damage"] = 50 }
end)

test("Skill Dive: the Active Pokémon, with Weakness", function(t)
  t:position(against { "sv1-52" })
  t:attack "Skill Dive"
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 100 }
end)

test("Thunder Blast: a Lightning Energy, no other", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-79", energy = "LWW" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Thunder Blast"
  t:changed {
    ["opponent active damage"] = 140,
    ["active energy"] = { "- Lightning Energy" },
    ["me discard"] = { "+ Lightning Energy" },
  }
end)
