local function milk(t, coins, mine)
  t:position {
    ruleset = "sv",
    me = mine
      or {
        active = { "me1-106", energy = "LL" },
        bench = { { "sv1-38", damage = 170 }, "sv1-13", { "sv1-80", damage = 10 } },
      },
    opponent = { active = { "sv1-38", damage = 50 } },
  }
  t:coins(coins)
  t:attack "Bellyful of Milk"
end

test("Bellyful of Milk: both heads, all damage of one of my Pokémon", function(t)
  milk(t, "HH")
  t:options { "bench 1", "bench 3" }
  t:answer "bench 1"
  t:changed { ["bench 1 damage"] = 0 }
end)

test("Bellyful of Milk: of this Pokémon, too", function(t)
  milk(t, "HH", { active = { "me1-106", energy = "LL", damage = 110 }, bench = { "sv1-38" } })
  t:changed { ["active damage"] = 0 }
end)

test("Bellyful of Milk: one heads or none, nothing", function(t)
  for _, coins in ipairs { "HT", "TH", "TT" } do
    milk(t, coins)
    t:unchanged()
  end
end)
