test("Take Down: 10 damage to itself", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm5-84", energy = "MW" } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Take Down"
  t:changed { ["opponent active damage"] = 50, ["active damage"] = 10 }
end)
