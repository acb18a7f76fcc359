-- The Pokémon of the rulebook's examples: Panpour, and Dusknoir with Sinister Hand.
local function smokescreen_on(t, opponent)
  t:position {
    ruleset = "xy",
    me = { active = { "bw8-57", energy = "PR" }, bench = { { "xy0-26", damage = 10 } } },
    opponent = opponent,
  }
  t:attack "Smokescreen"
end

test("EX-09: tails, Collect does nothing", function(t)
  smokescreen_on(t, { active = { "xy0-11", energy = "W" }, deck = { "bw1-100", "bw1-104" } })
  t:equal(t.opponent.active.damage, 20)
  t:coins "T"
  t:attack "Collect"
  t:equal(t.opponent.hand, { "bw1-100" })
  t:equal(t.turn_player, "me")
end)

test("EX-09: heads, it works", function(t)
  smokescreen_on(t, { active = { "xy0-11", energy = "W" }, deck = { "bw1-100", "bw1-104" } })
  t:coins "H"
  t:attack "Collect"
  t:equal(t.opponent.hand, { "bw1-100", "bw1-104" })
end)

test("EX-09: it is the attacking player who flips", function(t)
  smokescreen_on(t, { active = { "xy0-11", energy = "W" } })
  t:coins "H"
  t:attack "Collect"
  t:events { { "coin", player = "opponent" } }
end)

test("EX-10: Sinister Hand is not an attack", function(t)
  smokescreen_on(t, { active = { "bw7-63", energy = "PRRR" } })
  t:use "Sinister Hand"
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.bench[1].damage, 0)
end)

test("EX-11: another Pokémon attacks without a flip", function(t)
  smokescreen_on(t, { active = { "xy0-11", energy = "W" }, bench = { { "xy0-12", energy = "W" } } })
  t:retreat "opponent bench 1"
  t:attack "Pound"
  t:equal(t.me.active.damage, 10)
end)

test("Smokescreen: lasts for one turn", function(t)
  smokescreen_on(t, {
    active = { "xy0-11", energy = "W" },
    deck = { "bw1-100", "bw1-104", "xy0-36" },
  })
  t:end_turn()
  t:end_turn()
  t:attack "Collect"
  t:equal(#t.opponent.hand, 3)
end)
