local function swallow(t, damage, defender)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-141", energy = "WWW", damage = damage } },
    opponent = { active = defender, bench = { "sm1-24" } },
  }
  t:attack "Swallow"
end

test("Swallow: heals what it did", function(t)
  swallow(t, 100, "sm1-42")
  t:changed { ["opponent active damage"] = 60, ["active damage"] = 40 }
end)

test("Swallow: no more than there is", function(t)
  swallow(t, 30, "sm1-42")
  t:changed { ["opponent active damage"] = 60, ["active damage"] = 0 }
end)

test("Falling Down: it falls Asleep", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-141", energy = "WWWW" } },
    opponent = { active = "sm1-42" },
  }
  t:coins "T"  -- it stays Asleep
  t:attack "Falling Down"
  t:changed { ["opponent active damage"] = 170, ["active conditions"] = { "+ asleep" } }
end)
