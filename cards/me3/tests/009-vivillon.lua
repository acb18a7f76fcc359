local vivillon = "me3-9"

local function wing(opponent)
  opponent.active = "sv6-61"
  return {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { vivillon, vivillon }, hand = { "sv1-181" } },
    opponent = opponent,
  }
end

test("Grand Wing: the opponent's hand goes to the bottom, and they draw 4", function(t)
  t:position(wing {
    hand = { "sv1-180", "sv1-180" },
    deck = { "dp1-123", "dp1-124", "dp1-125", "dp1-126", "dp1-127" },
  })
  t:use("Grand Wing", "bench 1")
  t:pick(1)
  t:equal(t.opponent.hand, { "dp1-123", "dp1-124", "dp1-125", "dp1-126" })
  t:equal(t.opponent.deck, { "dp1-127", "sv1-180", "sv1-180" })
  t:equal(t.me.hand, { "sv1-181" })
end)

test("Grand Wing: what went to the bottom may be drawn", function(t)
  t:position(wing { hand = { "sv1-180" }, deck = { "dp1-123", "dp1-124" } })
  t:use("Grand Wing", "bench 1")
  t:equal(t.opponent.hand, { "dp1-123", "dp1-124", "sv1-180" })
end)

test("Grand Wing: the hand is shuffled", function(t)
  t:position(wing {
    hand = { "sv1-180", "sv1-181" },
    deck = { "dp1-123", "dp1-124", "dp1-125", "dp1-126" },
  })
  local odds = t:every_outcome(function(t)
    t:use("Grand Wing", "bench 1")
    return t.opponent.deck[1]
  end)
  t:equal(odds, { ["sv1-180"] = "1/2", ["sv1-181"] = "1/2" })
end)

test("Grand Wing: once a turn, and another Vivillon also", function(t)
  t:position(wing { hand = { "sv1-180" } })
  t:use("Grand Wing", "bench 1")
  t:illegal("use", "Grand Wing", "bench 1")
  t:use("Grand Wing", "bench 2")
  for pick = 1, 3 do t:pick(pick) end
  t:end_turn()
  t:end_turn()
  t:legal("use", "Grand Wing", "bench 1")
end)

test("Grand Wing: without a hand they draw nothing", function(t)
  t:position(wing { hand = {} })
  t:use("Grand Wing", "bench 1")
  t:equal(t.opponent.hand, {})
end)

local function through(stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { vivillon, energy = "G" } },
    opponent = { active = "sv6-61" },
  }
end

test("Blow Through: 60 more damage with a Stadium in play", function(t)
  t:position(through "sv1-178")
  t:attack "Blow Through"
  t:changed { ["opponent active damage"] = 120 }
  t:position(through())
  t:attack "Blow Through"
  t:changed { ["opponent active damage"] = 60 }
end)
