local watchtower, bouffalant = "sv10-180", "rsv10pt5-77"

local function attacked_by(attacker, active, stadium)
  return {
    ruleset = "sv",
    stadium = stadium or watchtower,
    me = { active = attacker },
    opponent = { active = active },
  }
end

test("Team Rocket's Watchtower: Colorless Pokémon have no Abilities", function(t)
  t:position(attacked_by({ "sv1-80", energy = "LLL" }, bouffalant))
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 90)
end)

test("Team Rocket's Watchtower: its owner's, too", function(t)
  t:position {
    ruleset = "sv",
    stadium = watchtower,
    me = { active = "me1-86", bench = { "me2-82" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("use", "Excited Dash")
  t:position {
    ruleset = "sv",
    stadium = watchtower,
    stadium_of = "opponent",
    me = { active = "me1-86", bench = { "me2-82" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("use", "Excited Dash")
end)

test("Team Rocket's Watchtower: other Pokémon have Abilities", function(t)
  t:position(attacked_by({ "svp-179", energy = "PP" }, "sv10-12"))
  t:attack "Aurora Beam"
  t:unchanged()
end)

test("Team Rocket's Watchtower: its replacement gives them back", function(t)
  local position = attacked_by({ "sv1-80", energy = "LLL" }, bouffalant)
  position.me.hand = { "sv1-178" }
  t:position(position)
  t:play "sv1-178"
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 60)
end)

test("Team Rocket's Watchtower: a Fossil has no Ability, but its rule", function(t)
  t:position {
    ruleset = "sv",
    stadium = watchtower,
    me = { active = { "sv9-64", energy = "PPP" }, bench = { "sv7-130" } },
    opponent = { active = "sv7-130", bench = { "dp3-55" } },
  }
  t:legal("attack", "Victory Symbol")
  t:end_turn()
  t:illegal("retreat", "opponent bench 1")
end)
