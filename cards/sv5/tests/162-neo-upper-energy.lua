local function on(active)
  return {
    ruleset = "sv",
    me = { active = active, hand = { "sv5-162" } },
    opponent = { active = "me1-36" },
  }
end

test("Neo Upper Energy: one Colorless Energy", function(t)
  t:position(on "sv1-85")
  t:attach("sv5-162", "active")
  t:equal(t.me.active.energy, "C")
end)

test("Neo Upper Energy: any two on a Stage 2 Pokémon", function(t)
  t:position(on "sv1-65")
  t:attach("sv5-162", "active")
  t:equal(t.me.active.energy, "**")
  t:legal("attack", "Pulse Launcher")
end)

test("Neo Upper Energy: from the moment it evolves", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-64", attached = { "sv5-162" } }, hand = { "sv1-65" } },
    opponent = { active = "sv1-38" },
  }
  t:illegal("attack", "Lightning Ball")
  t:evolve("sv1-65", "active")
  t:legal("attack", "Pulse Launcher")
end)

test("Neo Upper Energy: changes itself alone, not the other Energy beside it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-85", energy = "P", attached = { "base1-96", "sv5-162" } } },
    opponent = { active = "me1-36" },
  }
  t:equal(t.me.active.energy, "PCCC")
  t:legal("attack", "Magical Shot")
end)

test("Neo Upper Energy: each of two changes itself", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-85", attached = { "sv5-162", "sv5-162" } } },
    opponent = { active = "me1-36" },
  }
  t:equal(t.me.active.energy, "CC")
end)
