local rotom = "sv10-9"

local function mower(stadium)
  return {
    ruleset = "sv",
    turn = 5,
    stadium = stadium,
    me = { active = { rotom, energy = "GW" } },
    opponent = { active = "me1-36", hand = { "sv1-178" } },
  }
end

test("Trimming Mower: discards a Stadium in play", function(t)
  t:position(mower "sv1-178")
  t:attack "Trimming Mower"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.stadium, nil)
  t:equal(t.me.discard, { "sv1-178" })
end)

test("Trimming Mower: the opponent's too", function(t)
  t:position(mower())
  t:end_turn()
  t:play "sv1-178"
  t:end_turn()
  t:attack "Trimming Mower"
  t:equal(t.stadium, nil)
  t:equal(t.opponent.discard, { "sv1-178" })
end)

test("Trimming Mower: without a Stadium only damage", function(t)
  t:position(mower())
  t:attack "Trimming Mower"
  t:changed { ["opponent active damage"] = 20 }
end)

local function gadget(active, bench)
  return {
    ruleset = "sv",
    me = { active = { rotom, energy = "GW", attached = active }, bench = bench },
    opponent = { active = { "me1-36", attached = { "sv1-197" } } },
  }
end

test("Gadget Show: 30 for each Pokémon Tool on all of my Pokémon", function(t)
  t:position(gadget({ "sv1-193", "sv9-159" }, {
    { "sv1-13", attached = { "sv1-193" } },
    { "sv1-14", attached = { "sv1-169", "sv9-159" } },
    "sv1-36",
  }))
  t:attack "Gadget Show"
  t:equal(t.opponent.active.damage, 90)
end)

test("Gadget Show: on the Bench alone, or none", function(t)
  t:position(gadget({}, { { "sv1-13", attached = { "sv1-193" } } }))
  t:attack "Gadget Show"
  t:equal(t.opponent.active.damage, 30)
  t:position(gadget({}, { "sv1-13" }))
  t:attack "Gadget Show"
  t:unchanged()
end)
