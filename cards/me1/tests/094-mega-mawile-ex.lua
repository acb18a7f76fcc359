local function position(mine, theirs, active)
  return {
    ruleset = "sv",
    me = { active = { "me1-94", energy = "MMM" }, prizes = mine },
    opponent = {
      active = active or "sv5-123",
      bench = { { "sv1-13", damage = 10 } },
      prizes = theirs,
    },
  }
end

test("Gobble Down: 80 for each Prize card you have taken", function(t)
  t:position(position(4, 1))
  t:attack "Gobble Down"
  t:changed { ["opponent active damage"] = 160 }
end)

test("Gobble Down: no damage with none taken", function(t)
  t:position(position(6, 1))
  t:attack "Gobble Down"
  t:unchanged()
end)

test("Huge Bite: 260 to an undamaged Pokémon", function(t)
  t:position(position(6, 6, "me1-86"))
  t:attack "Huge Bite"
  t:changed { ["opponent active damage"] = 260 }
end)

test("Huge Bite: 30 to a damaged one", function(t)
  t:position(position(6, 6, { "me1-86", damage = 10 }))
  t:attack "Huge Bite"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Huge Bite: 30 is the base damage", function(t)
  t:position(position(6, 6, { "me1-35", damage = 10 }))
  t:attack "Huge Bite"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Mega Mawile ex: 3 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv5-38", energy = "RR" } },
    opponent = { active = { "me1-94", damage = 200 }, bench = { "sv1-13" } },
  }
  t:attack "Heat Blast"
  t:answer("#1", "#2", "#3")
  t:equal(t.me.prizes_left, 3)
end)
