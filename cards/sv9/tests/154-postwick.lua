local function postwick(mine, theirs, bench)
  return {
    ruleset = "sv",
    stadium = "sv9-154",
    me = { active = mine },
    opponent = { active = theirs or "sv1-38", bench = bench or { "sv1-65" } },
  }
end

test("Postwick: 30 more of Hop's Pokémon, to the Active only", function(t)
  t:position(postwick { "sv9-111", energy = "M" })
  t:attack "Insta-Strike"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Postwick: of the opponent's Hop's Pokémon, too", function(t)
  t:position(postwick("sv1-38", { "sv9-111", energy = "M" }, {}))
  t:end_turn()
  t:attack "Insta-Strike"
  t:equal(t.me.active.damage, 60)
end)

test("Postwick: before Weakness", function(t)
  t:position(postwick({ "sv9-111", energy = "M" }, "me1-36", {}))
  t:attack "Insta-Strike"
  t:equal(t.opponent.active.damage, 120)
end)

test("Postwick: not of other Pokémon", function(t)
  t:position(postwick { "sv1-80", energy = "LL" })
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Postwick: not the damage to itself", function(t)
  t:position(postwick({ "sv9-117", energy = "LLL" }, "sv1-65"))
  t:attack "Dynamic Press"
  t:equal(t.me.active.damage, 80)
end)
