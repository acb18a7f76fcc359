local filler = "dp1-124"

local function with(deck, bench)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", bench = bench, hand = { "xy10-96" }, deck = deck },
    opponent = { active = "bw1-1" },
  }
end

-- The last 7 cards are the bottom ones.
local eight = { "xy10-38", filler, "xy10-38", filler, filler, filler, filler, "bw1-7" }

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("RST-01, EX-28 (" .. ruleset .. "): Dome Fossil Kabuto benches Kabuto", function(t)
    local position = with(eight)
    position.ruleset = ruleset
    t:position(position)
    t:play "xy10-96"
    t:options { "xy10-38" }
    t:answer "xy10-38"
    t:equal(t.me.bench[1].id, "xy10-38")
    t:equal(t.me.discard, { "xy10-96" })
    t:equal(#t.me.deck, 7)
  end)
end

test("Dome Fossil Kabuto: it may be left where it is", function(t)
  t:position(with(eight))
  t:play "xy10-96"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
  t:equal(#t.me.deck, 8)
end)

test("Dome Fossil Kabuto: only the bottom 7 cards are looked at", function(t)
  t:position(with { "xy10-38", filler, filler, filler, filler, filler, filler, filler })
  t:play "xy10-96"
  t:equal(#t.me.bench, 0)
end)

test("Dome Fossil Kabuto: all of a small deck", function(t)
  t:position(with { "xy10-38" })
  t:play "xy10-96"
  t:answer "xy10-38"
  t:equal(t.me.bench[1].id, "xy10-38")
end)

test("Dome Fossil Kabuto: no room on the Bench", function(t)
  t:position(with(eight, { "bw1-1", "bw1-1", "bw1-1", "bw1-1", "bw1-1" }))
  t:play "xy10-96"
  t:answer "xy10-38"
  t:equal(#t.me.bench, 5)
  t:equal(#t.me.deck, 8)
end)

test("Dome Fossil Kabuto: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", "xy10-96")
end)

test("Dome Fossil Kabuto: onto the last place of the Bench", function(t)
  t:position(with(eight, { "bw1-1", "bw1-1", "bw1-1", "bw1-1" }))
  t:play "xy10-96"
  t:answer "xy10-38"
  t:equal(t.me.bench[5].id, "xy10-38")
end)
