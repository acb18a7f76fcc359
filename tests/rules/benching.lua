-- Section 8.1: benching Basic Pokémon.

local function each(profiles, name, body)
  for _, profile in ipairs(profiles) do
    test(name .. " (" .. profile .. ")", function(t) body(t, profile) end)
  end
end

local all = { "dp", "xy", "sm", "sv", "primer" }

each(all, "BENCH-01: Basics from the hand while there is room", function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-4",
      bench = { "neutral-1", "neutral-1" },
      hand = { "neutral-5", "neutral-5", "neutral-39", "neutral-39" },
    },
    opponent = { active = "neutral-4" },
  }
  t:bench "neutral-5"
  t:equal(t.me.active.id, "neutral-4")
  t:equal(t.me.bench[3].id, "neutral-5")
  t:bench "neutral-39"
  t:bench "neutral-5"
  t:equal(#t.me.bench, 5)
  t:equal(t.me.hand, { "neutral-39" })
  t:illegal("bench", "neutral-39")
  t:equal(t:events("benched")[1].from, "hand")
end)

each(all, "BENCH-01: only Basic Pokémon, and only onto the own Bench", function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", hand = { "neutral-2", "neutral-3", "neutral-15", "dp1-123" } },
    opponent = { active = "neutral-4", hand = { "neutral-5" } },
  }
  t:illegal "bench"
  t:equal(#t.opponent.bench, 0)
end)

local function first_turn(turn, hand, bench)
  return {
    turn = turn,
    me = { active = { "neutral-4", energy = "G" }, bench = bench, hand = hand },
    opponent = { active = "neutral-4" },
  }
end

for turn = 1, 2 do
  test("BENCH-02 T-09: a Basic must be benched in the first turn (primer), turn " .. turn, function(t)
    local position = first_turn(turn, { "neutral-5", "neutral-15" })
    position.ruleset = "primer"
    t:position(position)
    t:illegal "end_turn"
    t:illegal("attack", "Push")
    t:legal("play", "neutral-15")
    t:bench "neutral-5"
    t:legal("attack", "Push")
    t:legal "end_turn"
  end)
end

test("BENCH-02 NOTE-03: without a Basic in hand the obligation lapses (primer)", function(t)
  local position = first_turn(1, { "neutral-2" })
  position.ruleset = "primer"
  t:position(position)
  t:legal "end_turn"
end)

test("BENCH-02: with a full Bench the obligation lapses (primer)", function(t)
  local five = { "neutral-1", "neutral-1", "neutral-1", "neutral-1", "neutral-1" }
  local position = first_turn(1, { "neutral-5" }, five)
  position.ruleset = "primer"
  t:position(position)
  t:legal "end_turn"
end)

test("BENCH-02: no obligation in later turns (primer)", function(t)
  local position = first_turn(3, { "neutral-5" })
  position.ruleset = "primer"
  t:position(position)
  t:legal "end_turn"
end)

each({ "dp", "xy", "sm", "sv" }, "BENCH-02 T-09 NOTE-03: no obligation to bench", function(t, profile)
  local position = first_turn(1, { "neutral-5" })
  position.ruleset = profile
  t:position(position)
  t:end_turn()
  t:equal(#t.me.bench, 0)
end)
