local rocket_energy = "sv10-182"

test("Team Rocket's Energy: 2 Energy, Psychic or Darkness each", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-117", attached = { rocket_energy } } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Hammer In"
  t:equal(t.opponent.active.damage, 30)
end)

test("Team Rocket's Energy: only onto Team Rocket's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv10-117", bench = { "dp3-55" }, hand = { rocket_energy } },
    opponent = { active = "sv6-61" },
  }
  t:illegal("attach", rocket_energy, "bench 1")
  t:attach(rocket_energy, "active")
  t:equal(t.me.active.attached, { rocket_energy })
end)

test("Team Rocket's Energy: on another Pokémon it is discarded", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv6-25", attached = { rocket_energy }, energy = "GG" },
      hand = { "sv6-159" },
      discard = { "sv6-112" },
    },
    opponent = { active = "sv6-61" },
  }
  t:play "sv6-159"
  t:equal(t.me.active.attached, { "dp1-123", "dp1-123" })
end)

test("Team Rocket's Energy: both Psychic, or both Darkness", function(t)
  local rockets = { "sv10-117", "sv10-117", "sv10-117" }
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-81", attached = { rocket_energy }, energy = "G" }, bench = rockets },
    opponent = { active = "sv6-61" },
  }
  t:legal("attack", "Erasure Ball")
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-115", attached = { rocket_energy } } },
    opponent = { active = "sv6-61" },
  }
  t:legal("attack", "Scratch")
end)

test("Team Rocket's Energy: no other type, and 2 only", function(t)
  local rockets = { "sv10-117", "sv10-117", "sv10-117" }
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-81", attached = { rocket_energy } }, bench = rockets },
    opponent = { active = "sv6-61" },
  }
  t:illegal("attack", "Erasure Ball")
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv10-81", attached = { rocket_energy }, energy = "P" },
      bench = { "sv10-117", "sv10-117", "sv10-117" },
    },
    opponent = { active = "sv6-61" },
  }
  t:legal("attack", "Erasure Ball")
end)
