local function headlock(t, coin)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-34", energy = "WW" } },
    opponent = { active = "sm1-99" },
  }
  t:coins(coin)
  t:attack "Headlock"
end

test("Headlock: heads, 30 more damage", function(t)
  headlock(t, "H")
  t:changed { ["opponent active damage"] = 60 }
end)

test("Headlock: tails, the opponent's Active Pokémon is Paralyzed", function(t)
  headlock(t, "T")
  t:changed { ["opponent active damage"] = 30, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Guard Press: 20 less damage in the opponent's next turn, after Weakness", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-34", energy = "WWW" } },
    opponent = { active = { "sm1-11", energy = "GGG" } },
  }
  t:attack "Guard Press"
  t:equal(t.opponent.active.damage, 80)
  t:coins "T"
  t:attack "Leaf Blade"
  t:explain {
    { "base", 30, by = "sm1-11" },
    { "weakness", 60 },
    { "defender_texts", 40, by = "sm1-34" },
    { "result", 40 },
  }
end)

test("Guard Press: only in the opponent's next turn", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-34", energy = "WWW" } },
    opponent = { active = { "sm1-11", energy = "G" } },
  }
  t:attack "Guard Press"
  t:end_turn()
  t:end_turn()
  t:coins "T"
  t:attack "Leaf Blade"
  t:equal(t.me.active.damage, 60)
end)
