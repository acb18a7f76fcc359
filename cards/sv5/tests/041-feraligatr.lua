local function feraligatr(theirs, mine)
  mine = mine or {}
  mine[1] = "sv5-41"
  mine.energy = mine.energy or "WW"
  return {
    ruleset = "sv",
    me = { active = mine, bench = { "sv5-41", "sv5-84" }, hand = { "bw1-104", "bw1-104" } },
    opponent = { active = theirs or "me1-60", bench = { "sv1-80" } },
  }
end

test("Torrential Heart: 5 damage counters, and 120 more damage", function(t)
  t:position(feraligatr())
  t:use("Torrential Heart", "active")
  t:equal(t.me.active.damage, 50)
  t:illegal("use", "Torrential Heart", "active")
  t:attack "Giant Wave"
  t:equal(t.opponent.active.damage, 280)
end)

test("Torrential Heart: before Weakness", function(t)
  t:position(feraligatr "sv1-38")
  t:use("Torrential Heart", "active")
  t:attack "Giant Wave"
  t:explain {
    { "base", 160, by = "sv5-41" },
    { "attacker", 280, by = "sv5-41" },
    { "weakness", 560 },
    { "result", 560 },
  }
  t:answer(1)
end)

test("Torrential Heart: only attacks of this Pokémon", function(t)
  t:position(feraligatr())
  t:use("Torrential Heart", "bench 1")
  t:equal(t.me.bench[1].damage, 50)
  t:attack "Giant Wave"
  t:equal(t.opponent.active.damage, 160)
end)

test("Torrential Heart: each of two may use it", function(t)
  t:position(feraligatr())
  t:use("Torrential Heart", "bench 1")
  t:use("Torrential Heart", "active")
  t:equal(t.me.active.damage, 50)
  t:attack "Giant Wave"
  t:equal(t.opponent.active.damage, 280)
end)

test("Torrential Heart: also from the Bench, and after moving", function(t)
  t:position(feraligatr())
  t:use("Torrential Heart", "active")
  t:play "bw1-104"
  t:answer "bench 1"
  t:play "bw1-104"
  t:answer "bench 1"
  t:equal(t.me.active.energy, "WW")
  t:attack "Giant Wave"
  t:equal(t.opponent.active.damage, 280)
end)

test("Torrential Heart: only this turn", function(t)
  t:position(feraligatr())
  t:use("Torrential Heart", "active")
  t:end_turn()
  t:end_turn()
  t:attack "Giant Wave"
  t:equal(t.opponent.active.damage, 160)
  t:equal(t.me.active.damage, 50)
end)

test("Torrential Heart: only damage to the opponent's Active Pokémon", function(t)
  t:position(feraligatr(nil, { under = { "sv1-80" }, energy = "LLL" }))
  t:use("Torrential Heart", "active")
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 210)
  t:equal(t.opponent.bench[1].damage, 30)
  t:position(feraligatr(nil, { under = { "sv1-64" }, energy = "LL" }))
  t:use("Torrential Heart", "active")
  t:attack "Explosion"
  t:equal(t.opponent.active.damage, 210)
  t:equal(t.me.active.damage, 140)
end)

test("Torrential Heart: the counters may Knock Feraligatr Out", function(t)
  t:position(feraligatr(nil, { damage = 130 }))
  t:use("Torrential Heart", "active")
  t:answer(1)
  t:answer "bench 1"
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.me.active.id, "sv5-41")
end)

test("Torrential Heart: nothing more of an attack without damage", function(t)
  t:position(feraligatr(nil, { under = { "sv1-70" }, energy = "L" }))
  t:use("Torrential Heart", "active")
  t:attack "Junk Hunt"
  t:equal(t.opponent.active.damage, 0)
end)

test("Giant Wave: not in my next turn, but in the one after", function(t)
  t:position(feraligatr())
  t:attack "Giant Wave"
  t:equal(t.opponent.active.damage, 160)
  t:end_turn()
  t:illegal("attack", "Giant Wave")
  t:end_turn()
  t:end_turn()
  t:attack "Giant Wave"
  t:equal(t.opponent.active.damage, 320)
end)

test("Giant Wave: other attacks remain", function(t)
  t:position(feraligatr(nil, { under = { "sv1-63" }, energy = "WWL" }))
  t:attack "Giant Wave"
  t:end_turn()
  t:illegal("attack", "Giant Wave")
  t:legal("attack", "Electro Ball")
end)

test("Giant Wave: a stay on the Bench ends it", function(t)
  t:position(feraligatr())
  t:attack "Giant Wave"
  t:end_turn()
  t:play "bw1-104"
  t:answer "bench 1"
  t:play "bw1-104"
  t:answer "bench 1"
  t:legal("attack", "Giant Wave")
end)
