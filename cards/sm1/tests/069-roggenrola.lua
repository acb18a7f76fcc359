local function smacked(t, defender)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-69", energy = "FF" } },
    opponent = { active = defender },
  }
  t:attack "Smack Down"
end

test("Smack Down: 50 more against Fighting Resistance, which counts all the same", function(t)
  smacked(t, "sm1-107")
  t:changed { ["opponent active damage"] = 50 }
end)

test("Smack Down: 20 against any other", function(t)
  smacked(t, "sm1-24")
  t:changed { ["opponent active damage"] = 20 }
end)
