local bomb = "sv7-134"

local function singing(theirs, mine)
  return {
    ruleset = "sv",
    me = { active = mine or { "sv1-38", energy = "R" }, bench = { "sv1-80" } },
    opponent = { active = theirs, bench = { "sv1-13" } },
  }
end

test("Deluxe Bomb: 12 damage counters on the Attacking Pokémon, then discarded", function(t)
  t:position(singing { "sv1-86", energy = "P", attached = { bomb } })
  t:attack "Passionate Singing"
  t:changed {
    ["opponent active damage"] = 50,
    ["active damage"] = 120,
    ["opponent active tool"] = true,
    ["opponent discard"] = { "+ Deluxe Bomb" },
  }
end)

test("Deluxe Bomb: even if the Pokémon is Knocked Out", function(t)
  t:position(singing { "sv1-13", damage = 40, attached = { bomb } })
  t:attack "Passionate Singing"
  t:answer(1)
  t:equal(t.me.active.damage, 120)
  t:equal(t.opponent.discard, { bomb, "sv1-13" })
end)

test("Deluxe Bomb: not when it is Knocked Out without damage", function(t)
  t:position(singing({ "sv1-13", damage = 20, attached = { bomb } }, { "me3-53", energy = "DDD" }))
  t:attack "Soul Destroyer"
  t:answer(1)
  t:equal(t.me.active.damage, 0)
end)

test("Deluxe Bomb: not from the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" } },
    opponent = { active = "sv6-61", bench = { { "sv1-38", attached = { bomb } } } },
  }
  t:attack "Lightning Laser"
  t:equal(t.opponent.bench[1].damage, 30)
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.bench[1].attached, { bomb })
end)

test("Deluxe Bomb: not when its own attack damages the Pokémon", function(t)
  t:position(singing("sv1-86", { "sv1-38", energy = "RRR", attached = { bomb } }))
  t:attack "Blazing Shout"
  t:equal(t.me.active.damage, 30)
  t:equal(t.opponent.active.damage, 190)
  t:equal(#t.me.active.attached, 4)
end)

test("Deluxe Bomb: on a Pokémon without a Pokémon Tool", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", attached = { "sv1-193" } }, bench = { "sv1-13" }, hand = { bomb } },
    opponent = { active = "sv1-86" },
  }
  t:illegal("play", bomb, "active")
  t:play(bomb, "bench 1")
  t:equal(t.me.bench[1].attached, { bomb })
end)
