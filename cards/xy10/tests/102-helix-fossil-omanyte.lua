local filler = "dp1-124"

local function with(deck, bench)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", bench = bench, hand = { "xy10-102" }, deck = deck },
    opponent = { active = "bw1-1" },
  }
end

-- The last 7 cards are the bottom ones.
local eight = { "xy10-17", filler, "xy10-17", filler, filler, filler, filler, "bw1-7" }

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("RST-01, EX-28 (" .. ruleset .. "): Helix Fossil Omanyte benches Omanyte", function(t)
    local position = with(eight)
    position.ruleset = ruleset
    t:position(position)
    t:play "xy10-102"
    t:options { "xy10-17" }
    t:answer "xy10-17"
    t:equal(t.me.bench[1].id, "xy10-17")
    t:equal(t.me.discard, { "xy10-102" })
    t:equal(#t.me.deck, 7)
  end)
end

test("Helix Fossil Omanyte: it may be left where it is", function(t)
  t:position(with(eight))
  t:play "xy10-102"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
  t:equal(#t.me.deck, 8)
end)

test("Helix Fossil Omanyte: only the bottom 7 cards are looked at", function(t)
  t:position(with { "xy10-17", filler, filler, filler, filler, filler, filler, filler })
  t:play "xy10-102"
  t:equal(#t.me.bench, 0)
end)

test("Helix Fossil Omanyte: all of a small deck", function(t)
  t:position(with { "xy10-17" })
  t:play "xy10-102"
  t:answer "xy10-17"
  t:equal(t.me.bench[1].id, "xy10-17")
end)

test("Helix Fossil Omanyte: no room on the Bench", function(t)
  t:position(with(eight, { "bw1-1", "bw1-1", "bw1-1", "bw1-1", "bw1-1" }))
  t:play "xy10-102"
  t:answer "xy10-17"
  t:equal(#t.me.bench, 5)
  t:equal(#t.me.deck, 8)
end)

test("Helix Fossil Omanyte: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", "xy10-102")
end)

test("Helix Fossil Omanyte: onto the last place of the Bench", function(t)
  t:position(with(eight, { "bw1-1", "bw1-1", "bw1-1", "bw1-1" }))
  t:play "xy10-102"
  t:answer "xy10-17"
  t:equal(t.me.bench[5].id, "xy10-17")
end)
