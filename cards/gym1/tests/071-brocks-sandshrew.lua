local function defense_curl(t, coin)
  t:position {
    me = { active = { "gym1-71", energy = "F" } },
    opponent = { active = { "base1-1", energy = "PPP" } },
  }
  t:coins(coin)
  t:attack "Defense Curl"
end

test("Defense Curl: heads, no damage in the opponent's next turn; other effects go on", function(t)
  defense_curl(t, "H")
  t:coins "H"
  t:attack "Confuse Ray"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, { "confused" })
end)

test("Defense Curl: tails, nothing", function(t)
  defense_curl(t, "T")
  t:coins "T"
  t:attack "Confuse Ray"
  t:equal(t.me.active.damage, 30)
end)

test("Defense Curl: no longer than that turn", function(t)
  defense_curl(t, "H")
  t:end_turn()
  t:end_turn()
  t:coins "T"
  t:attack "Confuse Ray"
  t:equal(t.me.active.damage, 30)
end)

test("OWN-01 EX-52: Brock's Sandshrew becomes Brock's Sandslash and no other", function(t)
  for _, ruleset in ipairs { "dp", "xy", "sm", "sv" } do
    t:position {
      ruleset = ruleset,
      me = { active = "gym1-71", bench = { "dp2-96" }, hand = { "gym1-23", "dp2-61" } },
      opponent = { active = "dp3-55" },
    }
    t:illegal("evolve", "dp2-61", "active")
    t:illegal("evolve", "gym1-23", "bench 1")
    t:legal("evolve", "gym1-23", "active")
    t:legal("evolve", "dp2-61", "bench 1")
  end
end)
