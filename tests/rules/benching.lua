-- Section 8.1: benching Basic Pokémon.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local wall, mossback = "neutral-4", "neutral-41"

test("BENCH-01: Basics from the hand while there is room", all, function(t, profile)
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

test("BENCH-01: only Basic Pokémon, and only onto the own Bench", all, function(t, profile)
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
  test(
    "BENCH-02 T-09: a Basic must be benched in the first turn (primer), turn " .. turn,
    function(t)
      local position = first_turn(turn, { "neutral-5", "neutral-15" })
      position.ruleset = "primer"
      t:position(position)
      t:illegal "end_turn"
      t:illegal("attack", "Push")
      t:legal("play", "neutral-15")
      t:bench "neutral-5"
      t:legal("attack", "Push")
      t:legal "end_turn"
    end
  )
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

test(
  "BENCH-02 T-09 NOTE-03: no obligation to bench",
  { rulesets = { "dp", "xy", "sm", "sv" } },
  function(t, profile)
    local position = first_turn(1, { "neutral-5" })
    position.ruleset = profile
    t:position(position)
    t:end_turn()
    t:equal(#t.me.bench, 0)
  end
)

-- Returns the questions asked in order: discarding from a Bench that is too large, Prize cards,
-- promotions.
local function aftermath(t)
  local asked = {}
  while true do
    local purpose = t:purpose()
    if purpose == "trim_bench" then
      t:answer("bench 1", "bench 2", "bench 3")
    elseif purpose == "prize" then
      t:answer(1)
    elseif purpose == "promote" then
      t:answer "bench 1"
    else
      return asked
    end
    asked[#asked + 1] = purpose
  end
end

-- Official ruling of 2024-09-12 about a Stadium that lets a player with certain Pokémon have 8.
test(
  "ZONE-06 KO-08: " .. "a Bench that a Knock Out makes too large is trimmed before the promotion",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      stadium = "neutral-143",
      me = {
        active = { mossback, damage = 90 },
        bench = { wall, wall, wall, wall, wall, wall, wall, wall },
      },
      opponent = { active = { wall, energy = "G" } },
    }
    t:end_turn()
    t:attack "Push"
    t:equal(aftermath(t), { "prize", "trim_bench", "promote" })
    t:equal(t.me.active.id, wall)
    t:equal(#t.me.bench, 4)
  end
)

test("ZONE-06 KO-09: so it is between turns", all, function(t, profile)
  t:position {
    ruleset = profile,
    stadium = "neutral-143",
    me = {
      active = { mossback, damage = 90, conditions = { "poisoned" } },
      bench = { wall, wall, wall, wall, wall, wall, wall, wall },
    },
    opponent = { active = wall },
  }
  t:end_turn()
  t:equal(
    aftermath(t),
    profile == "sv" and { "trim_bench", "promote", "prize" } or { "prize", "trim_bench", "promote" }
  )
  t:equal(#t.me.bench, 4)
end)

local crowded = { wall, wall, wall, wall, wall, wall, wall }

local function trimmed(t)
  local asked = {}
  while t:purpose() == "trim_bench" do
    asked[#asked + 1] = t:asked()
    if t:asked() == "me" then
      t:answer("bench 1", "bench 2")
    else
      t:answer("opponent bench 1", "opponent bench 2")
    end
  end
  return asked
end

-- My Stadium, who plays the next one, and who discards first and second. Terrace lets its player go
-- first. Canopy does not say.
local leaving = {
  { "neutral-143", "me", "me", "opponent" },
  { "neutral-143", "opponent", "me", "opponent" },
  { "neutral-144", "me", "me", "opponent" },
  { "neutral-144", "opponent", "opponent", "me" },
}

for _, case in ipairs(leaving) do
  local stadium, player, first, second = table.unpack(case)
  local name = "ZONE-06 CARD-13: a Stadium leaves, by its text or from the turn player on: "
  test(name .. stadium .. ", " .. player, all, function(t, profile)
    t:position {
      ruleset = profile,
      stadium = stadium,
      me = { active = mossback, bench = crowded, hand = { "neutral-19" } },
      opponent = { active = mossback, bench = crowded, hand = { "neutral-19" } },
    }
    if player == "opponent" then t:end_turn() end
    t:play "neutral-19"
    t:equal(trimmed(t), { first, second })
    t:equal(#t.me.bench, 5)
    t:equal(#t.opponent.bench, 5)
  end)
end

-- Cards that no text can put onto the Bench: a V-UNION part, half a LEGEND, a LV.X, a BREAK.
local no_pokemon_alone = {
  { "VUN-02", "swshp-SWSH159" },
  { "VUN-02", "swshp-SWSH161" },
  { "LEG-01", "hgss1-111" },
  { "LVX-01", "dp3-131" },
  { "BRK-01", "xy8-50" },
}

for _, case in ipairs(no_pokemon_alone) do
  local rule, part = case[1], case[2]

  test(
    rule .. ": no text puts it onto the Bench alone, from the discard pile: " .. part,
    function(t)
      t:position {
        me = { active = "vocabulary-51", discard = { part }, deck = { "neutral-1", "neutral-1" } },
        opponent = { active = "neutral-4" },
      }
      t:attack "Dig Up"
      t:equal(t.me.bench, {})
      t:equal(t.me.discard, { part })
      t:equal(#t.me.hand, 1)
    end
  )

  test(rule .. ": nor from the hand: " .. part, function(t)
    t:position {
      me = { active = "vocabulary-51", hand = { part } },
      opponent = { active = "neutral-4" },
    }
    t:attack "Carry Over"
    t:equal(t.me.bench, {})
    t:equal(t.me.hand, { part })
  end)

  test(rule .. ": no search for the Bench finds it: " .. part, function(t)
    t:position {
      me = { active = "vocabulary-51", deck = { part, "neutral-1", "neutral-2" } },
      opponent = { active = "neutral-4" },
    }
    t:attack "Call All"
    t:options { "neutral-1", "neutral-2" }
    t:answer("neutral-1", "neutral-2")
    t:equal(#t.me.bench, 2)
    t:equal(t.me.deck, { part })
  end)

  test(rule .. ": it evolves no other Pokémon: " .. part, function(t)
    t:position {
      me = { active = "vocabulary-51", discard = { part } },
      opponent = { active = "neutral-4" },
    }
    t:attack "Graft"
    t:equal(t.me.active.id, "vocabulary-51")
    t:equal(t.me.discard, { part })
  end)
end

for _, case in ipairs { { "LVX-01", "dp3-131", "dp3-7" }, { "BRK-01", "xy8-50", "xy8-49" } } do
  local rule, upper, lower = case[1], case[2], case[3]
  test(rule .. ": a text may put it on the Pokémon it belongs on: " .. upper, function(t)
    t:position {
      me = { active = "vocabulary-51", bench = { lower }, discard = { upper } },
      opponent = { active = "neutral-4" },
    }
    t:answer "bench 1"
    t:attack "Graft"
    t:equal(t.me.bench[1].id, upper)
  end)
end
