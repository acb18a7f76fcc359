local bellibolt, lightning = "sv9-53", "dp1-126"

local function with(hand, active, bench)
  return {
    ruleset = "sv",
    me = { active = active or bellibolt, bench = bench, hand = hand, discard = { lightning } },
    opponent = { active = "sv9-47" },
  }
end

test("Electric Streamer: as often as one likes, to any Iono's Pokémon", function(t)
  t:position(with({ "4 dp1-126" }, "sv9-54", { bellibolt, "sv1-80", "sv9-47" }))
  t:use "Electric Streamer"
  t:options { "active", "bench 1", "bench 3" }
  t:answer "active"
  t:use "Electric Streamer"
  t:answer "bench 3"
  t:use "Electric Streamer"
  t:answer "bench 1"
  t:equal(t.me.active.energy, "L")
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.bench[3].energy, "L")
  t:attach(lightning, "bench 2")
  t:illegal("use", "Electric Streamer")
end)

test("Electric Streamer: also after the Energy of the turn", function(t)
  t:position(with { "2 dp1-126" })
  t:attach(lightning, "active")
  t:use "Electric Streamer"
  t:equal(t.me.active.energy, "LL")
end)

test("Electric Streamer: only Basic Lightning Energy, only from the hand", function(t)
  t:position(with { "dp1-123", "sv6-167" })
  t:illegal("use", "Electric Streamer")
  t:position(with { "dp1-123", "sv6-167", lightning })
  t:use "Electric Streamer"
  t:equal(t.me.hand, { "dp1-123", "sv6-167" })
  t:equal(t.me.active.energy, "L")
  t:illegal("use", "Electric Streamer")
end)

test("Electric Streamer: not in the opponent's turn", function(t)
  t:position(with { lightning })
  t:end_turn()
  t:illegal("use", "Electric Streamer")
end)
