test("Scoop Up Cyclone: the Active Pokémon and all its cards to the hand", function(t)
  t:position {
    ruleset = "xy",
    me = {
      active = { "bw3-67", energy = "F", damage = 30 },
      bench = { "bw1-1" },
      hand = { "bw10-95" },
    },
    opponent = { active = "bw1-1" },
  }
  t:play "bw10-95"
  t:answer "active"
  t:equal(t.me.active.id, "bw1-1")
  t:equal(t.me.discard, { "bw10-95" })
  t:changed {
    active = true,
    ["bench 1"] = true,
    ["me hand"] = { "- Scoop Up Cyclone", "+ Archen", "+ Archeops", "+ Fighting Energy" },
    ["me discard"] = { "+ Scoop Up Cyclone" },
  }
end)

test("Scoop Up Cyclone: a Benched Pokémon", function(t)
  t:position {
    ruleset = "xy",
    me = { active = "bw1-1", bench = { "bw1-7", "bw1-66" }, hand = { "bw10-95" } },
    opponent = { active = "bw1-1" },
  }
  t:play "bw10-95"
  t:answer "bench 2"
  t:equal(#t.me.bench, 1)
  t:equal(t.me.hand, { "bw1-66" })
end)
