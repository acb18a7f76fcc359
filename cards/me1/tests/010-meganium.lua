local function meganium(energy, mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { "me1-10", energy = energy }, bench = mine },
    opponent = theirs or { active = "me1-36" },
  }
end

test("Wild Growth: a Basic Grass Energy provides 2", function(t)
  t:position(meganium "GG")
  t:attack "Solar Beam"
  t:equal(t.opponent.active.damage, 140)
end)

test("Wild Growth: no other Energy does", function(t)
  t:position(meganium "GW")
  t:illegal("attack", "Solar Beam")
end)

test("Wild Growth: two of them are no more than one", function(t)
  t:position(meganium("G", { "me1-10" }))
  t:illegal("attack", "Solar Beam")
end)

test("Wild Growth: on all of my Pokémon, not on the opponent's", function(t)
  local sprigatito = { "sv1-13", energy = "G" }
  t:position {
    ruleset = "sv",
    me = { active = sprigatito, bench = { "me1-10" } },
    opponent = { active = sprigatito },
  }
  t:attack "Leafage"
  t:illegal("attack", "Leafage")
end)

test("Wild Growth: to retreat, one card pays for 2", function(t)
  t:position(meganium("G", { "sv1-13" }))
  t:retreat "bench 1"
  t:equal(t.me.active.id, "sv1-13")
end)

test("Wild Growth: special Energy that provides Grass provides 1", function(t)
  local position = meganium "G"
  position.me.active.attached = { "swsh4-162" }
  t:position(position)
  t:illegal("attack", "Solar Beam")
  position.me.active.energy = "GG"
  t:position(position)
  t:legal("attack", "Solar Beam")
end)
