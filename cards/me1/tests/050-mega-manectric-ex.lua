local manectric = "me1-50"

local function ray(theirs, bench)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { manectric, energy = "LL" }, bench = bench },
    opponent = { active = theirs },
  }
end

local palafin = { "sv6-61", energy = "W", attached = { "sv5-152" } }

test("Flash Ray: no damage by a Basic Pokémon in the opponent's next turn, later again", function(t)
  t:position(ray { "me1-104", energy = "PPP" })
  t:attack "Flash Ray"
  t:equal(t.opponent.active.damage, 120)
  t:coins "T"
  t:attack "Rapid-Fire Combo"
  t:equal(t.me.active.damage, 0)
  t:end_turn()
  t:coins "T"
  t:attack "Rapid-Fire Combo"
  t:equal(t.me.active.damage, 200)
end)

test("Flash Ray: Evolution Pokémon damage it", function(t)
  t:position(ray(palafin))
  t:attack "Flash Ray"
  t:attack "Giga Impact"
  t:equal(t.me.active.damage, 250)
end)

test("Flash Ray: only this Pokémon", function(t)
  t:position(ray({ "sv9-111", energy = "M" }, { "dp3-55" }))
  t:attack "Flash Ray"
  t:attack "Insta-Strike"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 30)
end)

test("Flash Ray: not the other effects of the attack", function(t)
  t:position(ray { "sv10-79", energy = "P", attached = { "sv5-152" } })
  t:attack "Flash Ray"
  t:coins "T"
  t:attack "Hypnotic Ray"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, { "asleep" })
end)

test("Flash Ray: damage counters are not damage", function(t)
  t:position(ray { "me2-46", energy = "P", attached = { "sv5-152" } })
  t:attack "Flash Ray"
  t:attack "Sneaky Placement"
  t:equal(t.me.active.damage, 10)
end)
