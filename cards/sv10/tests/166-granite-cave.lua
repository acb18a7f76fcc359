local cave, claydol, baltoy, miraidon = "sv10-166", "sv10-84", "sv10-83", "sv1-80"

local function laser(active, bench, owner)
  return {
    ruleset = "sv",
    stadium = cave,
    stadium_of = owner,
    me = { active = { miraidon, energy = "LLL" } },
    opponent = { active = active, bench = bench },
  }
end

test("Granite Cave: 30 less damage to Steven's Pokémon of either player", function(t)
  for _, owner in ipairs { "me", "opponent" } do
    t:position(laser(claydol, { baltoy }, owner))
    t:attack "Lightning Laser"
    t:changed { ["opponent active damage"] = 60 }
  end
end)

test("Granite Cave: not to other Pokémon", function(t)
  t:position(laser("sv1-86", { "sv10-27" }, "opponent"))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 1 damage"] = 30 }
end)

test("Granite Cave: after Weakness", function(t)
  t:position {
    ruleset = "sv",
    stadium = cave,
    me = { active = { "sv9-97", energy = "D" } },
    opponent = { active = claydol },
  }
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 10)
end)

test("Granite Cave: together with Stone Palace", function(t)
  t:position(laser(claydol, { "sv10-86" }))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Granite Cave: damage counters are not damage", function(t)
  t:position {
    ruleset = "sv",
    stadium = cave,
    me = { active = { "me2-46", energy = "P" } },
    opponent = { active = claydol },
  }
  t:attack "Sneaky Placement"
  t:equal(t.opponent.active.damage, 10)
end)

test("Granite Cave: not for attacks of one's own Pokémon", function(t)
  t:position {
    ruleset = "sv",
    stadium = cave,
    me = { active = { "sv2-150", energy = "MMM" }, bench = { baltoy } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
end)
