local revavroom, switch = "sv6pt5-15", "bw1-104"

local function flash(active, bench, hand)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = hand or { "3 " .. switch } },
    opponent = { active = { "sv6-61", energy = "WW" } },
  }
end

local charged = { revavroom, energy = "M" }

test("Accelerator Flash: 120 more after it moved to the Active Spot", function(t)
  t:position(flash("sv1-80", { charged }))
  t:play(switch)
  t:attack "Accelerator Flash"
  t:equal(t.opponent.active.damage, 280)  -- Weakness
end)

test("Accelerator Flash: by a retreat, too", function(t)
  t:position(flash({ "sv1-80", energy = "L" }, { charged }))
  t:retreat "bench 1"
  t:attack "Accelerator Flash"
  t:equal(t.opponent.active.damage, 280)
end)

test("Accelerator Flash: to the Bench and back", function(t)
  t:position(flash(charged, { "sv1-80" }))
  t:play(switch)
  t:play(switch)
  t:attack "Accelerator Flash"
  t:equal(t.opponent.active.damage, 280)
end)

test("Accelerator Flash: 20 when it did not move", function(t)
  t:position(flash(charged, {}))
  t:attack "Accelerator Flash"
  t:equal(t.opponent.active.damage, 40)
end)

test("Accelerator Flash: not when it moved in an earlier turn", function(t)
  t:position(flash("sv1-80", { charged }))
  t:play(switch)
  t:end_turn()
  t:end_turn()
  t:attack "Accelerator Flash"
  t:equal(t.opponent.active.damage, 40)
end)

test("Accelerator Flash: not when promoted in the opponent's turn", function(t)
  t:position(flash("sv1-80", { charged }))
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:equal(t.me.active.id, revavroom)
  t:attack "Accelerator Flash"
  t:equal(t.opponent.active.damage, 40)
end)

test("Accelerator Flash: not when the opponent's Pokémon moved", function(t)
  t:position {
    ruleset = "sv",
    me = { active = charged, hand = { "sv2-172" } },
    opponent = { active = "sv1-36", bench = { "sv6-61" } },
  }
  t:play "sv2-172"
  t:attack "Accelerator Flash"
  t:equal(t.opponent.active.damage, 40)
end)

test("Shattering Speed: this Pokémon and all its cards are discarded", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { revavroom, energy = "MMM", attached = { "sv1-193" } },
      bench = { { "sv1-80", energy = "L" } },
    },
    opponent = { active = "me2pt5-31" },
  }
  t:attack "Shattering Speed"
  t:equal(t.opponent.active.damage, 250)
  t:equal(t.me.active.id, "sv1-80")
  t:equal(t.me.active.energy, "L")
  t:equal(#t.me.discard, 6)
  t:equal(t.opponent.prizes_left, 6)
end)
