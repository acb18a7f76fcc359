local helmet, vullaby = "me2-92", "rsv10pt5-63"

local function attack(t, attacker, opponent, name)
  t:position {
    ruleset = "sv",
    me = { active = attacker, bench = { "sv1-13" } },
    opponent = opponent,
  }
  t:attack(name)
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Punk Helmet: 4 damage counters on the Attacking Pokémon", function(t)
  attack(t, { "sv1-36", energy = "R" }, { active = { vullaby, attached = { helmet } } }, "Gnaw")
  t:changed { ["opponent active damage"] = 10, ["active damage"] = 40 }
  t:equal(#t:events("counters_put"), 1)
end)

test("Punk Helmet: even if it is Knocked Out", function(t)
  attack(
    t,
    { "sv1-38", energy = "R" },
    { active = { vullaby, damage = 20, attached = { helmet } }, bench = { "sv1-80" } },
    "Passionate Singing"
  )
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-80")
  t:equal(t.me.active.damage, 40)
end)

test("Punk Helmet: not on a Pokémon of another type", function(t)
  attack(t, { "sv1-36", energy = "R" }, { active = { "sv1-80", attached = { helmet } } }, "Gnaw")
  t:changed { ["opponent active damage"] = 10 }
end)

test("Punk Helmet: not on the Bench, nor for another Pokémon", function(t)
  for active, damage in pairs { ["sv1-65"] = 90, ["sv10-119"] = 90 } do
    attack(
      t,
      miraidon,
      { active = active, bench = { { vullaby, attached = { helmet } } } },
      "Lightning Laser"
    )
    t:equal(t.opponent.active.damage, damage)
    t:equal(t.opponent.bench[1].damage, 30)
    t:equal(t.me.active.damage, 0)
  end
end)

test("Punk Helmet: damage counters are not damage", function(t)
  attack(
    t,
    { "me2-46", energy = "P" },
    { active = { vullaby, attached = { helmet } } },
    "Sneaky Placement"
  )
  t:changed { ["opponent active damage"] = 10 }
end)

test("Punk Helmet: not for damage by its own attack", function(t)
  attack(
    t,
    { "rsv10pt5-61", energy = "D", attached = { helmet } },
    { active = "sv1-80" },
    "Take Down"
  )
  t:equal(t.me.active.damage, 10)
end)

test("Punk Helmet: only on one that has no Pokémon Tool", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { vullaby, attached = { "sv1-193" } }, bench = { vullaby }, hand = { helmet } },
    opponent = { active = "sv1-80" },
  }
  t:illegal("play", helmet, "active")
  t:legal("play", helmet, "bench 1")
end)
