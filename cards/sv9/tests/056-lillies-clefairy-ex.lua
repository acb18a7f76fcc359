local clefairy = "sv9-56"

local function zone(attacker, defender)
  return {
    ruleset = "sv",
    me = { active = attacker, bench = { clefairy } },
    opponent = { active = defender },
  }
end

test("Fairy Zone: the opponent's Dragon Pokémon have Weakness to Psychic", function(t)
  t:position(zone({ "me2-35", energy = "P" }, "sv5-123"))
  t:attack "Petty Grudge"
  t:equal(t.opponent.active.damage, 40)
end)

test("Fairy Zone: in place of another Weakness", function(t)
  t:position(zone({ "sv6-128", energy = "P" }, "bw7-101"))
  t:attack "Petty Grudge"
  t:equal(t.opponent.active.damage, 10)
end)

test("Fairy Zone: not Pokémon of another type", function(t)
  t:position(zone({ "me2-35", energy = "P" }, "sv5-38"))
  t:attack "Petty Grudge"
  t:equal(t.opponent.active.damage, 20)
end)

test("Fairy Zone: not attacks of another type", function(t)
  t:position(zone({ "sv1-13", energy = "G" }, "sv5-123"))
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 10)
end)

test("Fairy Zone: not your own Dragon Pokémon", function(t)
  t:position(zone("sv5-123", { "me2-35", energy = "P" }))
  t:end_turn()
  t:attack "Petty Grudge"
  t:equal(t.me.active.damage, 20)
end)

local function rondo(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { clefairy, energy = "PP" }, bench = mine },
    opponent = { active = "sv5-38", bench = theirs },
  }
end

test("Full Moon Rondo: 20 more for each Benched Pokémon of both", function(t)
  t:position(rondo({ "sv1-13", "sv1-13" }, { "sv1-13", "sv1-13", "sv1-13" }))
  t:attack "Full Moon Rondo"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Full Moon Rondo: 20 without one", function(t)
  t:position(rondo())
  t:attack "Full Moon Rondo"
  t:changed { ["opponent active damage"] = 20 }
end)
