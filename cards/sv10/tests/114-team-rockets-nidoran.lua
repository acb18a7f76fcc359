for coin, damage in pairs { H = 30, T = 0 } do
  test("Surprise Attack: " .. (coin == "H" and "heads" or "tails"), function(t)
    t:position {
      ruleset = "sv",
      me = { active = { "sv10-114", energy = "D" } },
      opponent = { active = "sv1-36" },
    }
    t:coins(coin)
    t:attack "Surprise Attack"
    t:equal(t.opponent.active.damage, damage)
  end)
end
