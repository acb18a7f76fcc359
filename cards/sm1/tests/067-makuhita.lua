local function surprise_attack(t, coin)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-67", energy = "F" } },
    opponent = { active = "sm1-23" },
  }
  t:coins(coin)
  t:attack "Surprise Attack"
end

test("Surprise Attack: heads, 20 damage", function(t)
  surprise_attack(t, "H")
  t:changed { ["opponent active damage"] = 20 }
end)

test("Surprise Attack: tails, it does nothing", function(t)
  surprise_attack(t, "T")
  t:changed {}
end)
