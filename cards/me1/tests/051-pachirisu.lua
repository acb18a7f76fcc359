local function pachirisu(active, hand, bench, discard)
  return {
    ruleset = "sv",
    me = { active = { "me1-51", energy = "L" }, bench = { "sv1-13" }, hand = { "dp1-126" } },
    opponent = { active = active, bench = bench, hand = hand, discard = discard },
  }
end

test("Electrified Incisors: 8 damage counters for an Energy card from the hand", function(t)
  t:position(pachirisu("sv1-80", { "dp1-126" }))
  t:attack "Electrified Incisors"
  t:equal(t.opponent.active.damage, 10)
  t:attach("dp1-126", "opponent active")
  t:equal(t.opponent.active.damage, 90)
  t:equal(#t:events("counters_put"), 1)
end)

test("Electrified Incisors: for a Special Energy, too", function(t)
  t:position(pachirisu("sv1-80", { "sv5-161" }))
  t:attack "Electrified Incisors"
  t:attach("sv5-161", "opponent active")
  t:equal(t.opponent.active.damage, 90)
end)

test("Electrified Incisors: each time", function(t)
  t:position(pachirisu("sv6-25", { "2 dp1-123", "dp1-124" }))
  t:attack "Electrified Incisors"
  t:use "Teal Dance"
  t:equal(t.opponent.active.damage, 90)
  t:attach("dp1-124", "opponent active")
  t:equal(t.opponent.active.damage, 170)
end)

test("Electrified Incisors: the counters may Knock it Out", function(t)
  t:position(pachirisu({ "sv1-80", damage = 30 }, { "dp1-126" }, { "sv1-20" }))
  t:attack "Electrified Incisors"
  t:attach("dp1-126", "opponent active")
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-20")
  t:equal(t.me.prizes_left, 5)
end)

test("Electrified Incisors: not for a Tool, nor for another Pokémon", function(t)
  t:position(pachirisu("sv1-80", { "dp1-126", "sv1-193" }, { "sv1-80" }))
  t:attack "Electrified Incisors"
  t:play("sv1-193", "opponent active")
  t:attach("dp1-126", "opponent bench 1")
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Electrified Incisors: not for a new Active Pokémon", function(t)
  t:position(pachirisu({ "sv1-80", energy = "L" }, { "dp1-126" }, { "sv1-76" }))
  t:attack "Electrified Incisors"
  t:retreat "opponent bench 1"
  t:attach("dp1-126", "opponent active")
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].damage, 10)
end)

test("Electrified Incisors: not for Energy from the discard pile", function(t)
  t:position(pachirisu({ "sv1-38", energy = "R" }, {}, {}, { "dp1-124" }))
  t:attack "Electrified Incisors"
  t:attack "Passionate Singing"
  t:equal(t.opponent.active.energy, "RR")
  t:equal(t.opponent.active.damage, 10)
end)

test("Electrified Incisors: only in the opponent's next turn", function(t)
  t:position(pachirisu("sv1-80", { "dp1-126" }))
  t:attack "Electrified Incisors"
  t:end_turn()
  t:attach("dp1-126", "active")
  t:end_turn()
  t:attach("dp1-126", "opponent active")
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.me.active.damage, 0)
end)
