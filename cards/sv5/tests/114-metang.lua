local metal = "dp1-130"

local function metang(deck)
  return {
    ruleset = "sv",
    me = { active = "sv5-114", bench = { "sv1-13" }, deck = deck },
    opponent = { active = "sv1-38", bench = { "sv1-36" } },
  }
end

local six = { metal, "sv1-14", metal, "sv5-161", metal, "sv1-15" }

test("Metal Maker: Basic Metal Energy of the top 4, as one likes, once a turn", function(t)
  t:position(metang(six))
  t:use "Metal Maker"
  t:options { metal }
  t:answer(metal, metal)
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:answer "active"
  t:pick "sv5-161"
  t:equal(t.me.active.energy, "M")
  t:equal(t.me.bench[1].energy, "M")
  t:equal(#t.me.deck, 4)
  t:equal(t.me.deck[1], metal)
  t:equal(t.me.deck[2], "sv1-15")
  t:illegal("use", "Metal Maker")
end)

test("Metal Maker: both to one Pokémon, or none", function(t)
  t:position(metang(six))
  t:use "Metal Maker"
  t:answer(metal, metal)
  t:answer "bench 1"
  t:answer "bench 1"
  t:pick "sv1-14"
  t:equal(t.me.bench[1].energy, "MM")
  t:position(metang { metal, "dp1-123" })
  t:use "Metal Maker"
  t:answer "stop"
  t:pick "dp1-123"
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.deck, 2)
end)

test("Metal Maker: no other Energy", function(t)
  t:position(metang { "dp1-126", "dp3-130", "sv6-167", "sv1-38", metal })
  t:use "Metal Maker"
  t:pick "dp1-126"
  t:pick "sv1-38"
  t:pick "sv6-167"
  t:equal(t.me.deck[1], metal)
  t:equal(#t.me.deck, 5)
  t:equal(t.me.active.energy, "")
end)

test("Metal Maker: not with an empty deck", function(t)
  t:position(metang {})
  t:illegal("use", "Metal Maker")
end)

test("Metal Maker: once for each Metang", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv5-114", bench = { "sv5-114" }, deck = { "5 " .. metal } },
    opponent = { active = "sv1-38" },
  }
  t:use("Metal Maker", "active")
  t:answer(metal, metal, metal, metal)
  for _ = 1, 4 do t:answer "active" end
  t:illegal("use", "Metal Maker", "active")
  t:legal("use", "Metal Maker", "bench 1")
end)
