local guidance = "sv5-147"

local function look(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", hand = { guidance, "sv1-180" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Explorer's Guidance: 2 of the top 6, the others are discarded", function(t)
  t:position(look {
    "sv1-13",
    "sv1-14",
    "dp1-123",
    "sv1-178",
    "sv1-36",
    "sv1-37",
    "sv1-15",
    "dp1-124",
  })
  t:play(guidance)
  t:options { "sv1-13", "sv1-14", "dp1-123", "sv1-178", "sv1-36", "sv1-37" }
  t:answer("sv1-178", "sv1-14")
  t:changed {
    ["me hand"] = { "- Explorer's Guidance", "+ Mesagoza", "+ Floragato" },
    ["me deck"] = true,
    ["me discard"] = {
      "+ Explorer's Guidance",
      "+ Sprigatito",
      "+ Grass Energy",
      "+ Fuecoco",
      "+ Crocalor",
    },
    ["supporters played this turn"] = 1,
  }
  t:equal(t.me.deck, { "sv1-15", "dp1-124" })
  t:equal(#t:events("shuffled"), 0)
  t:illegal("play", "sv1-180")
end)

test("Explorer's Guidance: neither 1 nor 3", function(t)
  t:position(look { "sv1-13", "sv1-14", "dp1-123", "sv1-36" })
  t:play(guidance)
  t:fails(function() t:answer "sv1-13" end, "2")
  t:fails(function() t:answer("sv1-13", "sv1-14", "dp1-123") end, "2")
  t:answer("sv1-13", "sv1-14")
  t:equal(t.me.deck, {})
  t:equal(#t.me.discard, 3)
end)

test("Explorer's Guidance: of a small deck all", function(t)
  t:position(look { "sv1-13" })
  t:play(guidance)
  t:answer "sv1-13"
  t:equal(t.me.hand, { "sv1-180", "sv1-13" })
end)

test("Explorer's Guidance: not with an empty deck", function(t)
  t:position(look {})
  t:illegal("play", guidance)
end)
