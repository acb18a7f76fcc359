local mewtwo = "swshp-SWSH159"

local function attacking(side, opposing)
  return { ruleset = "sv", me = side, opponent = opposing or { active = "swsh1-142" } }
end

test("Photon Barrier: effects of the opponent's attacks are prevented, damage is not", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sm1-26", energy = "RR" } },
    opponent = { active = mewtwo },
  }
  t:attack "Fire Fang"  -- 30, Burned
  t:changed { ["opponent active damage"] = 30 }
end)

test("Photon Barrier: not those of its own attacks", function(t)
  t:position(attacking { active = { mewtwo, energy = "PPP", damage = 250 } })
  t:attack "Super Regeneration"
  t:changed { ["active damage"] = 50 }
end)

test("Photon Barrier: not those of the own Pokémon's attacks", function(t)
  t:position(attacking {
    active = { "sm1-42", energy = "WW" },
    bench = { { mewtwo, damage = 100 } },
  })
  t:attack "Grand Echo-GX"  -- heals
  t:changed { ["bench 1 damage"] = 0 }
end)

test("Union Gain: up to 2 Psychic Energy of the discard pile", function(t)
  local side = {
    active = { mewtwo, energy = "R" },
    discard = { "dp1-127", "dp1-124", "dp1-127", "dp1-127" },
  }
  t:position(attacking(side))
  t:attack "Union Gain"
  t:fails(function() t:answer("dp1-127", "dp1-127", "dp1-127") end, "takes 1 to 2 picks")
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks, not 0")
  t:answer("dp1-127", "dp1-127")
  t:changed {
    ["active energy"] = { "+ 2 Psychic Energy" },
    ["me discard"] = { "- 2 Psychic Energy" },
  }
  t:position(attacking(side))
  t:attack "Union Gain"
  t:answer "dp1-127"
  t:equal(t.me.active.energy, "RP")
end)

test("Union Gain: none there", function(t)
  t:position(attacking { active = { mewtwo, energy = "R" }, discard = { "dp1-124" } })
  t:attack "Union Gain"
  t:unchanged()
end)

test("Psysplosion: 16 damage counters as one likes", function(t)
  t:position(attacking({ active = { mewtwo, energy = "PPR" } }, {
    active = "swsh1-142",
    bench = { "sm1-42", "sm1-24" },
  }))
  t:attack "Psysplosion"
  for _ = 1, 15 do t:answer "opponent bench 1" end
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 10, ["opponent bench 1 damage"] = 150 }
end)

test("Union Gain: no Pokémon, no Special Energy", function(t)
  t:position(attacking { active = { mewtwo, energy = "R" }, discard = { "sm5-62", "sv5-162" } })
  t:attack "Union Gain"
  t:unchanged()
end)

test("Photon Barrier: not against a Supporter", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sm1-26", hand = { "sv1-195" } },
    opponent = { active = { mewtwo, energy = "P" } },
  }
  t:play "sv1-195"
  t:equal(t.opponent.active.energy, "")
end)
