local koffing = "sv10-125"
local deck = { koffing, "bw8-57", koffing, "sv10-126", "sv1-13", "dp1-124" }

local function attacked(t, mine, attacker)
  mine.deck = mine.deck or deck
  t:position {
    ruleset = "sv",
    turn = 5,
    me = mine,
    opponent = { active = attacker or { "sv1-80", energy = "WW" } },
  }
  t:end_turn()
end

test("Smog Signals: up to 2 Pokémon with Koffing in their name onto the Bench", function(t)
  attacked(t, { active = koffing })
  t:attack "Sharp Fang"
  t:equal(t:asked(), "me")
  t:options { koffing, "bw8-57" }
  t:fails(function() t:answer("bw8-57", koffing, koffing) end, "takes 0 to 2 picks")
  t:answer("bw8-57", koffing)
  t:equal(t.me.active.damage, 30)
  t:equal(#t.me.bench, 2)
  t:equal(t.me.bench[1].id, "bw8-57")
  t:events { { "shuffled", player = "me" } }
end)

test("Smog Signals: one, or none", function(t)
  attacked(t, { active = koffing })
  t:attack "Sharp Fang"
  t:answer(koffing)
  t:equal(#t.me.bench, 1)
  attacked(t, { active = koffing })
  t:attack "Sharp Fang"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)

test("Smog Signals: even if it is Knocked Out", function(t)
  attacked(t, { active = { koffing, damage = 40 } })
  t:attack "Sharp Fang"
  t:answer(koffing, koffing)
  t:answer(1)
  t:answer "bench 1"
  t:equal(t.me.active.id, koffing)
  t:equal(#t.me.bench, 1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Smog Signals: no more than the Bench has room for", function(t)
  attacked(t, { active = koffing, bench = { "sv1-13", "sv1-13", "sv1-13", "sv1-13" } })
  t:attack "Sharp Fang"
  t:answer "bw8-57"
  t:equal(#t.me.bench, 5)
  attacked(t, { active = koffing, bench = { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" } })
  t:attack "Sharp Fang"
  t:equal(#t.me.bench, 5)
end)

test("Smog Signals: not from the Bench", function(t)
  attacked(t, { active = "sv1-38", bench = { koffing } }, { "sv10-113", energy = "DDD" })
  t:attack "Spinning Tail"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(#t.me.bench, 1)
end)

test("Smog Signals: not by an attack that does not damage it", function(t)
  attacked(t, { active = koffing }, { "sv6-117", energy = "DW" })
  t:attack "Dastardly Jab"
  t:equal(t.me.active.damage, 60)
  t:equal(#t.me.bench, 0)
end)
