local function defense_curl(t, coin)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-53", energy = "L" } },
    opponent = { active = { "sm1-50", energy = "LLL" } },
  }
  t:coins(coin)
  t:attack "Defense Curl"
end

test("Defense Curl: heads, no damage in the opponent's next turn", function(t)
  defense_curl(t, "H")
  t:attack "Aqua Spark"
  t:equal(t.me.active.damage, 0)
end)

test("Defense Curl: heads, effects are not prevented", function(t)
  defense_curl(t, "H")
  t:attack "Confuse Ray"
  t:equal(t.me.active.conditions, { "confused" })
end)

test("Defense Curl: heads, only in the opponent's next turn", function(t)
  defense_curl(t, "H")
  t:end_turn()
  t:end_turn()
  t:attack "Aqua Spark"
  t:equal(t.me.active.damage, 60)
end)

test("Defense Curl: tails, nothing", function(t)
  defense_curl(t, "T")
  t:attack "Aqua Spark"
  t:equal(t.me.active.damage, 60)
end)

test("Discharge: 30 damage for each Lightning Energy card, all of them discarded", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-53", energy = "LWLL" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Discharge"
  t:changed {
    ["opponent active damage"] = 90,
    ["active energy"] = { "- 3 Lightning Energy" },
    ["me discard"] = { "+ 3 Lightning Energy" },
  }
end)
