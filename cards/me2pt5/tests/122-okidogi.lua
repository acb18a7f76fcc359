local function okidogi(mine)
  return {
    ruleset = "sv",
    me = { active = mine, bench = { { "me2pt5-122", energy = "FFF" }, "sv1-13" } },
    opponent = { active = { "sv1-65", energy = "LLL" }, bench = { "sv1-38" }, prizes = 5 },
  }
end

local function knocked_out(t, mine, ...)
  t:position(okidogi(mine))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(...)
  t:answer "bench 1"
end

test("Settle the Score: 60 more for a Prize card of the opponent's last turn", function(t)
  knocked_out(t, "sv1-13", 1)
  t:attack "Settle the Score"
  t:explain { { "base", 140, by = "me2pt5-122" }, { "weakness", 280 }, { "result", 280 } }
end)

test("Settle the Score: 120 more for 2", function(t)
  knocked_out(t, "sv5-25", 1, 2)
  t:attack "Settle the Score"
  t:explain { { "base", 200, by = "me2pt5-122" }, { "weakness", 400 }, { "result", 400 } }
  t:answer(1, 2)
end)

test("Settle the Score: no more for Prize cards taken earlier", function(t)
  knocked_out(t, "sv1-13", 1)
  t:end_turn()
  t:end_turn()
  t:attack "Settle the Score"
  t:equal(t.opponent.active.damage, 190)
end)

test("Settle the Score: not for my own Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2pt5-122", energy = "FFF" } },
    opponent = { active = { "sv1-64", energy = "LL" }, bench = { "sv1-38" } },
  }
  t:end_turn()
  t:attack "Explosion"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
  t:attack "Settle the Score"
  t:equal(t.opponent.active.damage, 80)
end)
