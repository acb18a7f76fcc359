test("Rock Hurl: Resistance doesn't count", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-70", energy = "FFF" } },
    opponent = { active = "sm1-107" },
  }
  t:attack "Rock Hurl"
  t:changed { ["opponent active damage"] = 50 }
end)

test("Rock Hurl: Weakness does", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-70", energy = "FFF" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Rock Hurl"
  t:changed { ["opponent active damage"] = 100 }
end)

test("Headbutt: Resistance counts", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-70", energy = "FF" } },
    opponent = { active = "sm1-107" },
  }
  t:attack "Headbutt"
  t:changed { ["opponent active damage"] = 10 }
end)
