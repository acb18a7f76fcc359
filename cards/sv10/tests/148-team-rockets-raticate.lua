local function abandon(t, coins)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-148", energy = "L" }, bench = { "sv1-13" } },
    opponent = { active = "sv1-38" },
  }
  t:coins(coins)
  t:attack "Reckless Abandon"
end

test("Reckless Abandon: two tails, 90 to itself as well", function(t)
  abandon(t, "TT")
  t:events {
    { "damaged", place = "opponent active", value = 90 },
    { "damaged", place = "active", value = 90 },
  }
  t:equal(t.me.discard, { "sv10-147", "sv10-148", "dp1-126" })
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Reckless Abandon: with a heads only 90", function(t)
  for _, coins in ipairs { "HT", "TH", "HH" } do
    abandon(t, coins)
    t:changed { ["opponent active damage"] = 90 }
  end
end)
