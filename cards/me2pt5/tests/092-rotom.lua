local rotom, fan, mow = "me2pt5-92", "sv7-118", "sv7-8"

local function roto(deck, bench)
  return {
    ruleset = "sv",
    me = { active = { rotom, energy = "G" }, bench = bench or {}, deck = deck },
    opponent = { active = "sv6-61" },
  }
end

test("Roto Call: any number of Pokémon with \"Rotom\" in their name", function(t)
  t:position(roto { fan, mow, rotom, "me2-29", "sv1-13", "dp1-123", "sv8pt5-127", "sv1-181" })
  t:attack "Roto Call"
  t:answer(true)
  t:options { fan, mow, rotom, "me2-29" }
  t:answer(fan, mow, rotom, "me2-29")
  t:equal(#t.me.bench, 4)
  t:equal(#t.me.deck, 4)
  t:equal(#t:events("shuffled"), 1)
end)

test("Roto Call: only as many as fit on the Bench", function(t)
  t:position(roto({ fan, mow, rotom }, { "sv1-13", "sv1-13", "sv1-13", "sv1-13" }))
  t:attack "Roto Call"
  t:answer(true)
  t:answer(mow)
  t:equal(#t.me.bench, 5)
  t:equal(t.me.bench[5].id, mow)
end)

test("Roto Call: none need be taken, and it need not be used", function(t)
  t:position(roto { fan })
  t:attack "Roto Call"
  t:answer(true)
  t:answer "stop"
  t:equal(#t.me.bench, 0)
  t:equal(#t:events("shuffled"), 1)
  t:position(roto { fan })
  t:attack "Roto Call"
  t:answer(false)
  t:equal(#t:events("shuffled"), 0)
end)

local function show(t, mine, bench, theirs)
  t:position {
    ruleset = "sv",
    me = {
      active = { rotom, energy = "GG", attached = mine },
      bench = { { "sv1-13", attached = bench }, { "sv1-36", attached = bench } },
    },
    opponent = { active = { "me1-36", attached = theirs } },
  }
  t:attack "Gadget Show"
  return t.opponent.active.damage
end

local tool, energy = { "sv5-152" }, { "sv9-159" }

test("Gadget Show: 30 for each Pokémon Tool on my Pokémon", function(t)
  t:equal(show(t, tool, tool, {}), 90)
  t:equal(show(t, tool, {}, {}), 30)
  t:equal(show(t, {}, tool, {}), 60)
end)

test("Gadget Show: the opponent's do not count, nor does Special Energy", function(t)
  t:equal(show(t, energy, {}, tool), 0)
end)
