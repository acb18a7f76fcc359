local filler = "dp1-124"

local function with(deck, bench)
  return {
    ruleset = "xy",
    me = { active = "bw1-1", bench = bench, hand = { "bw3-93" }, deck = deck },
    opponent = { active = "bw1-1" },
  }
end

-- The last 7 cards are the bottom ones.
local eight = { "bw3-66", filler, "bw3-66", filler, filler, filler, filler, "bw1-7" }

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("RST-01, EX-28 (" .. ruleset .. "): Plume Fossil brings Archen onto the Bench", function(t)
    local position = with(eight)
    position.ruleset = ruleset
    t:position(position)
    t:play "bw3-93"
    t:options { "bw3-66" }
    t:answer "bw3-66"
    t:equal(t.me.bench[1].id, "bw3-66")
    t:equal(t.me.discard, { "bw3-93" })
    t:equal(#t.me.deck, 7)
  end)
end

test("Plume Fossil: it may be left where it is", function(t)
  t:position(with(eight))
  t:play "bw3-93"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
  t:equal(#t.me.deck, 8)
end)

test("Plume Fossil: only the bottom 7 cards are looked at", function(t)
  t:position(with { "bw3-66", filler, filler, filler, filler, filler, filler, filler })
  t:play "bw3-93"
  t:equal(#t.me.bench, 0)
end)

test("Plume Fossil: all of a small deck", function(t)
  t:position(with { "bw3-66" })
  t:play "bw3-93"
  t:answer "bw3-66"
  t:equal(t.me.bench[1].id, "bw3-66")
end)

test("Plume Fossil: no room on the Bench", function(t)
  t:position(with(eight, { "bw1-1", "bw1-1", "bw1-1", "bw1-1", "bw1-1" }))
  t:play "bw3-93"
  t:answer "bw3-66"
  t:equal(#t.me.bench, 5)
  t:equal(#t.me.deck, 8)
end)

test("Plume Fossil: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", "bw3-93")
end)

test("Plume Fossil: onto the last place of the Bench", function(t)
  t:position(with(eight, { "bw1-1", "bw1-1", "bw1-1", "bw1-1" }))
  t:play "bw3-93"
  t:answer "bw3-66"
  t:equal(t.me.bench[5].id, "bw3-66")
end)
