local band = "sv9-148"

local function position(attacker, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = attacker, bench = bench },
    opponent = { active = theirs or "sv5-123", bench = { "sv5-123" } },
  }
end

test("Hop's Choice Band: Colorless less and 30 more damage", function(t)
  t:position(position { "sv9-135", energy = "GG", attached = { band } })
  t:attack "Smash Kick"
  t:changed { ["opponent active damage"] = 80 }
  t:position(position { "sv9-135", energy = "G", attached = { band } })
  t:illegal("attack", "Smash Kick")
end)

test("Hop's Choice Band: only Colorless less", function(t)
  t:position(position { "sv9-111", energy = "MMM", attached = { band } })
  t:legal("attack", "Brave Slash")
  t:position(position { "sv9-111", energy = "MMG", attached = { band } })
  t:illegal("attack", "Brave Slash")
end)

test("Hop's Choice Band: before Weakness", function(t)
  t:position(position({ "sv9-87", energy = "F", attached = { band } }, nil, "me2pt5-162"))
  t:attack "Rumble"
  t:equal(t.opponent.active.damage, 120)
end)

test("Hop's Choice Band: not to Benched Pokémon", function(t)
  t:position(position { "sv9-111", attached = { band } })
  t:attack "Insta-Strike"
  t:changed { ["opponent active damage"] = 60, ["opponent bench 1 damage"] = 30 }
end)

test("Hop's Choice Band: nothing for a Pokémon that is not Hop's", function(t)
  t:position(position { "sv7-43", energy = "WW", attached = { band } })
  t:illegal("attack", "Headbutt")
  t:position(position { "sv7-43", energy = "WWW", attached = { band } })
  t:attack "Headbutt"
  t:equal(t.opponent.active.damage, 60)
end)

test("Hop's Choice Band: nothing for another Hop's Pokémon", function(t)
  t:position(position({ "sv9-135", energy = "GG" }, { { "sv9-135", attached = { band } } }))
  t:illegal("attack", "Smash Kick")
  t:position(position({ "sv9-135", energy = "GGG" }, { { "sv9-135", attached = { band } } }))
  t:attack "Smash Kick"
  t:equal(t.opponent.active.damage, 50)
end)

test("Hop's Choice Band: nothing against the Pokémon it is attached to", function(t)
  t:position(position({ "sv9-135", energy = "GGG" }, nil, { "sv9-117", attached = { band } }))
  t:attack "Smash Kick"
  t:equal(t.opponent.active.damage, 50)
end)
