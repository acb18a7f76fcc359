local function command(discard)
  return {
    ruleset = "sv",
    me = { active = { "sv10-154", energy = "GGG" }, discard = discard, hand = { "sv10-174" } },
    opponent = { active = "sv5-123", discard = { "sv10-174" } },
  }
end

test("R Command: 20 for each Supporter card with Team Rocket in its name", function(t)
  t:position(command { "sv10-174", "sv10-176", "sv10-174", "sv10-171", "sv1-180" })
  t:attack "R Command"
  t:changed { ["opponent active damage"] = 80 }
end)

test("R Command: other cards do not count", function(t)
  t:position(command {
    "sv1-180",
    "sv10-172",
    "sv10-173",
    "sv10-175",
    "sv10-182",
    "sv10-31",
    "me2pt5-206",
  })
  t:attack "R Command"
  t:unchanged()
end)
