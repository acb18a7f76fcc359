local function annihilape(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv8-100", energy = "FW" }, bench = mine or { "sv1-13" } },
    opponent = { active = theirs or "me1-36", bench = { "sv1-36" } },
  }
end

test("Tantrum: this Pokémon is now Confused", function(t)
  t:position(annihilape())
  t:attack "Tantrum"
  t:changed { ["opponent active damage"] = 130, ["active conditions"] = { "+ confused" } }
end)

test("Destined Fight: both Active Pokémon are Knocked Out", function(t)
  t:position(annihilape())
  t:attack "Destined Fight"
  t:answer(1)
  t:answer(1, 2, 3)
  t:equal(#t:events("damaged"), 0)
  t:equal(t.me.prizes_left, 3)
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.opponent.active.id, "sv1-36")
end)

test("Destined Fight: this Pokémon also if the other stays by an effect", function(t)
  t:position(annihilape(nil, { "me1-36", attached = { "sv5-161" } }))
  t:attack "Destined Fight"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.opponent.active.id, "me1-36")
  t:equal(t.opponent.prizes_left, 5)
end)
