local function gunky_on(t, miltank)
  miltank[1] = "dp3-55"
  miltank.energy = "LL"
  t:position {
    me = { active = { "dp3-88", energy = "P" }, bench = { "dp3-94" } },
    opponent = { active = miltank },
  }
  t:attack "Gunky"
end

test("Gunky: tails, the next attack does nothing", function(t)
  gunky_on(t, {})
  t:coins "T"
  t:attack "Continuous Tumble"
  t:equal(t.me.active.damage, 0)
  t:equal(t.turn_player, "me")
end)

test("Gunky: heads, it works", function(t)
  gunky_on(t, {})
  t:coins "HHT"
  t:attack "Continuous Tumble"
  t:equal(t.me.active.damage, 20)
end)

test("Gunky: it does no damage itself", function(t)
  gunky_on(t, {})
  t:equal(t.opponent.active.damage, 0)
end)

test("EX-44: Gunky's flip comes before the Confusion flip", function(t)
  gunky_on(t, { conditions = { "confused" } })
  t:coins "HT"
  t:attack "Continuous Tumble"
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.active.damage, 30)
end)

test("EX-44: after Gunky's tails there is no Confusion flip", function(t)
  gunky_on(t, { conditions = { "confused" } })
  t:coins "T"
  t:attack "Continuous Tumble"
  t:equal(t.opponent.active.damage, 0)
end)

test("EX-44: in sv the same, in xy the Confusion flip comes first", function(t)
  for ruleset, damage in pairs { sv = 0, xy = 30 } do
    t:position {
      ruleset = ruleset,
      me = { active = { "dp3-88", energy = "P" } },
      opponent = { active = { "dp3-55", energy = "LL", conditions = { "confused" } } },
    }
    t:attack "Gunky"
    t:coins "T"
    t:attack "Continuous Tumble"
    t:equal(t.opponent.active.damage, damage)
  end
end)

test("Gunky: the attack after the next needs no coin", function(t)
  gunky_on(t, {})
  t:end_turn()
  t:end_turn()
  t:coins "HT"  -- those of Continuous Tumble
  t:attack "Continuous Tumble"
  t:equal(t.me.active.damage, 20)
end)
