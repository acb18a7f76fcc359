local skeledirge = "sv8-31"

local function attacked_by(id, energy, side)
  return {
    ruleset = "sv",
    me = { active = { id, energy = energy } },
    opponent = side or { active = skeledirge, bench = { "dp3-55" } },
  }
end

test("Unaware: no Special Condition, but damage", function(t)
  t:position(attacked_by("sv10-150", "PPP"))
  t:attack "Cruel Slash"
  t:changed { ["opponent active damage"] = 140 }
end)

test("Unaware: no Energy is discarded, and it can retreat", function(t)
  t:position(attacked_by("me2-74", "MMM", { active = { skeledirge, energy = "R" } }))
  t:attack "Hyper Beam"
  t:changed { ["opponent active damage"] = 70 }
  t:position(attacked_by("sv10-93", "F", {
    active = { skeledirge, energy = "RRR" },
    bench = { "dp3-55" },
  }))
  t:attack "Impound"
  t:legal("retreat", "opponent bench 1")
end)

test("Unaware: no damage counters, and it is not Knocked Out", function(t)
  t:position(attacked_by("me3-49", "D"))
  t:attack "Haunt"
  t:unchanged()
  t:position(attacked_by("sv6pt5-46", "F", { active = { skeledirge, attached = { "sv2-190" } } }))
  t:attack "Bring Down the Axe"
  t:unchanged()
end)

test("Unaware: on the Bench, too", function(t)
  t:position(attacked_by("me2-46", "P", { active = "dp3-55", bench = { skeledirge } }))
  t:attack "Sneaky Placement"
  t:answer "opponent bench 1"
  t:unchanged()
end)

test("Unaware: not for another Pokémon", function(t)
  t:position(attacked_by("me3-49", "D", { active = "dp3-55", bench = { skeledirge } }))
  t:attack "Haunt"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Unaware: effects of its own player's attacks are done", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "R" }, bench = { skeledirge }, discard = { "dp1-124" } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Passionate Singing"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "R")
end)

test("Unaware: effects of Trainer cards are done", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "dp3-55", hand = { "sv10-179" } },
    opponent = { active = skeledirge },
  }
  t:coins "H"
  t:play "sv10-179"
  t:equal(t.opponent.active.damage, 20)
end)

test("Unaware: its own player's attacks heal it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "dp3-55", bench = { { skeledirge, damage = 50 } } },
    opponent = { active = "sv6-61" },
  }
  t:coins "HT"
  t:attack "Healing Milk"
  t:equal(t.me.bench[1].damage, 20)
end)
