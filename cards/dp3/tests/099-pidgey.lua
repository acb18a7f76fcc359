local function growl_on(t, defender, bench)
  t:position {
    me = { active = { "dp3-99", energy = "L" }, bench = { "dp3-94" } },
    opponent = { active = defender, bench = bench },
  }
  t:attack "Growl"
end

test("Growl: 20 less, before Weakness", function(t)
  growl_on(t, { "dp3-87", energy = "LLF" })
  t:coins "H"
  t:attack "Thunder"
  t:equal(t:events("damaged")[1].value, 50)  -- 60 - 20 + 10
  t:answer(1)
end)

test("GAP-22: Growl brings 10 damage to nothing, and Weakness adds nothing", function(t)
  growl_on(t, { "dp3-87", energy = "L" })
  t:coins "T"
  t:attack "Thundershock"
  t:equal(t.me.active.damage, 0)
end)

test("EX-45: Growl and a special Darkness Energy, both before Weakness", function(t)
  growl_on(t, { "pl3-29", energy = "DL", attached = { "dp3-129" } })
  t:attack "Riot"
  t:equal(t.me.active.damage, 40)  -- 30 + 20 - 20 + 10
end)

test("Growl: damage the Pokémon does to itself is damage done by its attacks too", function(t)
  growl_on(t, { "dp3-117", energy = "LL" }, { "dp3-94" })
  t:attack "Big Explosion"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.me.active.damage, 40)
end)

test("RET-05: Growl is gone with the Pokémon that left the Active Spot", function(t)
  growl_on(t, { "dp3-113", energy = "L" }, { { "dp3-82", energy = "" } })
  t:retreat "opponent bench 1"
  t:attack "Gnaw"
  t:equal(t.me.active.damage, 10)
end)

test("Growl: for the opponent's next turn only", function(t)
  growl_on(t, "dp3-82")
  t:end_turn()
  t:end_turn()
  t:attack "Gnaw"
  t:equal(t.me.active.damage, 10)
end)
