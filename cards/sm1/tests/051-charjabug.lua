local function shocking_jaws(t, coin)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-51", energy = "LL" } },
    opponent = { active = "sm1-99" },
  }
  t:coins(coin)
  t:attack "Shocking Jaws"
end

test("Shocking Jaws: heads, the opponent's Active Pokémon is Paralyzed", function(t)
  shocking_jaws(t, "H")
  t:changed { ["opponent active damage"] = 20, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Shocking Jaws: tails, only damage", function(t)
  shocking_jaws(t, "T")
  t:changed { ["opponent active damage"] = 20 }
end)
