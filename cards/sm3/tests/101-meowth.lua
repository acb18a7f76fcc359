local function fake_out(t, coin)
  t:position {
    ruleset = "sm",
    me = { active = { "sm3-101", energy = "G" } },
    opponent = { active = "sm3-5" },
  }
  t:coins(coin)
  t:attack "Fake Out"
end

test("Fake Out: heads, the opponent's Active Pokémon is Paralyzed", function(t)
  fake_out(t, "H")
  t:changed { ["opponent active damage"] = 10, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Fake Out: tails, only damage", function(t)
  fake_out(t, "T")
  t:changed { ["opponent active damage"] = 10 }
end)
