local function against(item, opposing)
  return {
    ruleset = "xy",
    me = { active = "xy0-5", hand = { item } },
    opponent = { active = opposing, bench = { "xy0-5" } },
  }
end

test("Ω Barrier: an opponent's Item has no effect on it", function(t)
  t:position(against("bw8-123", "xy5-9"))  -- Poisoned, and heads: Asleep
  t:coins "H"
  t:play "bw8-123"
  t:equal(t.opponent.active.conditions, {})
  t:position(against("bw8-123", "xy0-5"))
  t:coins "H"
  t:play "bw8-123"
  t:equal(t.opponent.active.conditions, { "asleep", "poisoned" })
end)

test("Ω Barrier: nor has a Supporter", function(t)
  local sceptile = { "xy5-9", energy = "G" }
  t:position(against("sv1-195", sceptile))  -- an Energy of the Active Pokémon goes to the deck
  t:play "sv1-195"
  t:equal(t.opponent.active.energy, "G")
end)

test("Ω Barrier: effects of Tools are done to it", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy5-9", energy = "G" } },
    opponent = { active = { "xy1-2", attached = { "sv1-193" } } },
  }
  t:coins "T"
  t:attack "Leaf Blade"  -- Rocky Helmet: 2 damage counters on the attacker
  t:equal(t.me.active.damage, 20)
end)

test("Ω Barrier: effects of attacks are done to it", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "dp5-15", energy = "GG" } },
    opponent = { active = "xy5-9" },
  }
  t:coins "H"
  t:attack "Supersonic"
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Leaf Blade: heads, 30 more", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy5-9", energy = "G" } },
    opponent = { active = "xy1-2" },
  }
  t:coins "H"
  t:attack "Leaf Blade"
  t:equal(t.opponent.active.damage, 60)
end)

test("Power Poison: an Energy goes, and the Defending Pokémon is Poisoned", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy5-9", energy = "GGG" } },
    opponent = { active = "xy1-2" },
  }
  t:attack "Power Poison"
  t:equal(t.me.active.energy, "GG")
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)

test("Ω Barrier: Trainer cards of one's own have their effects", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy5-9", energy = "G" }, bench = { "xy0-5" }, hand = { "sv1-173" } },
    opponent = { active = "xy0-5" },
  }
  t:play "sv1-173"
  t:equal(t.me.active.energy, "")
  t:equal(t.me.bench[1].energy, "G")
end)
