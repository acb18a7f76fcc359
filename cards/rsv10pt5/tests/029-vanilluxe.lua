local function freeze(t, coins)
  t:position {
    ruleset = "sv",
    me = { active = { "rsv10pt5-29", energy = "WRR" } },
    opponent = { active = "me1-36" },
  }
  t:coins(coins)
  t:attack "Double Freeze"
end

test("Double Freeze: 90 for each heads, and Paralyzed", function(t)
  for _, coins in ipairs { "HT", "TH" } do
    freeze(t, coins)
    t:changed {
      ["opponent active damage"] = 90,
      ["opponent active conditions"] = { "+ paralyzed" },
    }
  end
  freeze(t, "HH")
  t:changed { ["opponent active damage"] = 180, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Double Freeze: nothing with 2 tails", function(t)
  freeze(t, "TT")
  t:unchanged()
end)
