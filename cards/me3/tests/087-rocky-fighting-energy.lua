local rocky, lunatone, miltank = "me3-87", "me1-74", "dp3-55"

local function attacked_by(id, energy, active, bench)
  return {
    ruleset = "sv",
    me = { active = { id, energy = energy } },
    opponent = { active = active, bench = bench },
  }
end

local fighting = { "me2-48", attached = { rocky, "sv5-152" } }

test("Rocky Fighting Energy: provides one Fighting Energy", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { lunatone, energy = "F" }, hand = { rocky } },
    opponent = { active = "sv1-38" },
  }
  t:attach(rocky, "active")
  t:equal(t.me.active.energy, "FF")
  t:legal("attack", "Power Gem")
end)

test("Rocky Fighting Energy: Fighting on a Pokémon of another type, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-36", hand = { rocky } },
    opponent = { active = "sv1-38" },
  }
  t:attach(rocky, "active")
  t:equal(t.me.active.energy, "F")
end)

test("Rocky Fighting Energy: no Special Condition, but damage", function(t)
  t:position(attacked_by("sv10-150", "PPP", fighting))
  t:attack "Cruel Slash"
  t:changed { ["opponent active damage"] = 140 }
end)

test("Rocky Fighting Energy: no damage counters, no Knock Out, no Energy discarded", function(t)
  t:position(attacked_by("me3-49", "D", fighting))
  t:attack "Haunt"
  t:unchanged()
  t:position(attacked_by("sv6pt5-46", "F", fighting))
  t:attack "Bring Down the Axe"
  t:unchanged()
  t:position(attacked_by("me2-74", "MMM", fighting))
  t:attack "Hyper Beam"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Rocky Fighting Energy: not for a Pokémon of another type", function(t)
  t:position(attacked_by("me3-49", "D", { "sv1-36", attached = { rocky } }))
  t:attack "Haunt"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Rocky Fighting Energy: on the Bench, and for no other Pokémon", function(t)
  t:position(attacked_by("me2-46", "P", lunatone, { { lunatone, attached = { rocky } } }))
  t:attack "Sneaky Placement"
  t:answer "opponent bench 1"
  t:unchanged()
  t:position(attacked_by("me2-46", "P", lunatone, { { lunatone, attached = { rocky } } }))
  t:attack "Sneaky Placement"
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 10 }
end)

test("Rocky Fighting Energy: effects of its own player's attacks are done", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-38", energy = "R" },
      bench = { { lunatone, attached = { rocky } } },
      discard = { "dp1-124" },
    },
    opponent = { active = "sv6-61" },
  }
  t:attack "Passionate Singing"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "FR")
end)

test("Rocky Fighting Energy: effects of Trainer cards are done", function(t)
  t:position {
    ruleset = "sv",
    me = { active = miltank, hand = { "sv10-179" } },
    opponent = { active = fighting },
  }
  t:coins "H"
  t:play "sv10-179"
  t:equal(t.opponent.active.damage, 20)
end)

test("Rocky Fighting Energy: existing effects stay", function(t)
  t:position {
    ruleset = "sv",
    turn = 4,
    me = { active = { "sv10-93", energy = "F" } },
    opponent = {
      active = { lunatone, energy = "F", conditions = { "poisoned" } },
      bench = { miltank },
      hand = { rocky },
    },
  }
  t:attack "Impound"
  t:attach(rocky, "opponent active")
  t:illegal("retreat", "opponent bench 1")
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)

test("Rocky Fighting Energy: its Pokémon's own attack Confuses it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-100", attached = { rocky } } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Tantrum"
  t:equal(t.me.active.conditions, { "confused" })
end)

test("Rocky Fighting Energy: its own player's attacks heal its Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = miltank, bench = { { lunatone, attached = { rocky }, damage = 50 } } },
    opponent = { active = "sv6-61" },
  }
  t:coins "HT"
  t:attack "Healing Milk"
  t:equal(t.me.bench[1].damage, 20)
end)
