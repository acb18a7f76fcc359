local function fly_around(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-92", attached = { "xy1-140" } }, bench = { "sm1-9" } },
    opponent = { active = { "sm1-102", energy = "L" } },
  }
  t:attack "Fly Around"
  t:equal(t.opponent.active.damage, 10)
end

test("Fly Around: heads, the damage of the opponent's next turn is prevented", function(t)
  fly_around(t)
  t:coins "H"
  t:attack "Teeter Punch"
  t:equal(t.me.active.id, "sm1-92")
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, { "confused" })
end)

test("Fly Around: tails, it is damaged", function(t)
  fly_around(t)
  t:coins "T"
  t:attack "Teeter Punch"
  t:answer(1)
  t:equal(t.me.active.id, "sm1-9")
end)

test("Fly Around: no coin without damage", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-92", attached = { "xy1-140" } } },
    opponent = { active = { "sm1-28", energy = "W" } },
  }
  t:attack "Fly Around"
  t:attack "Confusion Wave"
  t:equal(t.me.active.conditions, { "confused" })
end)

test("Fly Around: only in the opponent's next turn", function(t)
  fly_around(t)
  t:end_turn()
  t:end_turn()
  t:attack "Teeter Punch"
  t:answer(1)
  t:equal(t.me.active.id, "sm1-9")
end)
