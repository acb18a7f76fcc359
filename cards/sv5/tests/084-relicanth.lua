local function relicanth(active, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench or { "sv5-84" } },
    opponent = theirs or { active = "me1-36" },
  }
end

test("Memory Dive: the attack of the Stage 1 and of the Basic Pokémon", function(t)
  t:position(relicanth { "me2pt5-6", energy = "G" })
  t:legal("attack", "Vine Slap")
  t:attack "Melt"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Memory Dive: with all that the attack does", function(t)
  t:position(relicanth({ "sv10-95", energy = "F" }, nil, {
    active = "me1-36",
    deck = { "sv1-13", "sv1-52", "sv1-84" },
  }))
  t:attack "Mountain Munch"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.opponent.discard, { "sv1-13" })
end)

test("Memory Dive: only with the Energy for it", function(t)
  t:position(relicanth { "me1-84", energy = "W" })
  t:legal("attack", "Ram")
  t:illegal("attack", "Rock Hurl")
  t:position(relicanth "me1-84")
  t:illegal("attack", "Ram")
end)

test("Memory Dive: not of an Evolution that is not under it", function(t)
  t:position(relicanth({ "me1-84", energy = "FF", under = { "me1-82" } }, { "sv5-84", "me1-83" }))
  t:legal("attack", "Ram")
  t:illegal("attack", "Rock Hurl")
end)

test("Memory Dive: not without Relicanth, nor for the other player", function(t)
  t:position(relicanth({ "me1-84", energy = "FF" }, { "me1-83" }))
  t:illegal("attack", "Rock Hurl")
  t:position(relicanth({ "me1-84", energy = "FF" }, { "me1-83" }, {
    active = "me1-36",
    bench = { "sv5-84" },
  }))
  t:illegal("attack", "Rock Hurl")
  t:position(relicanth("me1-82", nil, {
    active = { "me1-84", energy = "FF" },
    bench = { "me1-83" },
  }))
  t:end_turn()
  t:illegal("attack", "Rock Hurl")
end)
