local carbink, claydol, baltoy = "sv10-86", "sv10-84", "sv10-83"

local function laser(active, bench, mine)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" }, bench = mine },
    opponent = { active = active, bench = bench },
  }
end

test("Stone Palace: 30 less damage to Steven's Pokémon, Active or Benched", function(t)
  t:position(laser(claydol, { carbink, baltoy }))
  t:attack "Lightning Laser"
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 60 }
  t:position(laser(claydol, { carbink, baltoy }))
  t:attack "Lightning Laser"
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Stone Palace: not for other Pokémon", function(t)
  t:position(laser("sv1-86", { carbink, "sv10-27" }))
  t:attack "Lightning Laser"
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 2 damage"] = 30 }
end)

test("Stone Palace: not from the Active Spot", function(t)
  t:position(laser({ carbink, attached = { "sv5-152" } }, { baltoy }))
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 1 damage"] = 30 }
end)

test("Stone Palace: two do no more than one, an Active one counts with a Benched one", function(t)
  t:position(laser({ carbink, attached = { "sv5-152" } }, { carbink, carbink }))
  t:attack "Lightning Laser"
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Stone Palace: not on the other player's Bench", function(t)
  t:position(laser(claydol, {}, { carbink }))
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 90)
end)

test("Stone Palace: after Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-97", energy = "D" } },
    opponent = { active = claydol, bench = { carbink } },
  }
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 10)
end)

test("Stone Palace: damage counters are not damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2-46", energy = "P" } },
    opponent = { active = claydol, bench = { carbink } },
  }
  t:attack "Sneaky Placement"
  t:answer "opponent active"
  t:equal(t.opponent.active.damage, 10)
end)

test("Stone Palace: not from attacks of one's own Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { carbink, baltoy } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[2].damage, 30)
end)

test("Stone Palace: not for the other player's Steven's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { baltoy } },
    opponent = { active = "sv6-61", bench = { carbink } },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
end)
