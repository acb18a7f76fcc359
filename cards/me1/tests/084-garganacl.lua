local garganacl = "me1-84"

local function with(active, bench, opponent)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = opponent or { active = "me1-36", bench = { "sv1-38" } },
  }
end

local nacli = { "me1-82", energy = "F" }

test("Powerful a-Salt: 30 more from a Fighting Pokémon", function(t)
  t:position(with(nacli, { garganacl }))
  t:attack "Ram"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Powerful a-Salt: 60 from two of them", function(t)
  t:position(with(nacli, { garganacl, garganacl }))
  t:attack "Ram"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Powerful a-Salt: from Garganacl itself", function(t)
  t:position(with { garganacl, energy = "FFF" })
  t:attack "Hammer In"
  t:changed { ["opponent active damage"] = 160 }
end)

test("Powerful a-Salt: the Pokémon's type counts, not its Energy", function(t)
  t:position(with({ "sv1-13", energy = "F" }, { garganacl }))
  t:attack "Scratch"
  t:changed { ["opponent active damage"] = 10 }
  t:position(with({ "me1-82", energy = "G" }, { garganacl }))
  t:attack "Ram"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Powerful a-Salt: not on the Bench", function(t)
  t:position(with({ "me1-81", energy = "F" }, { garganacl }))
  t:attack "Stony Kick"
  t:changed { ["opponent active damage"] = 50, ["opponent bench 1 damage"] = 20 }
end)

test("Powerful a-Salt: before Weakness and Resistance", function(t)
  t:position(with(nacli, { garganacl }, { active = "sv1-80" }))
  t:attack "Ram"
  t:equal(t.opponent.active.damage, 80)
  t:position(with(nacli, { garganacl }, { active = "sv8-78" }))
  t:attack "Ram"
  t:equal(t.opponent.active.damage, 10)
end)

test("Powerful a-Salt: not for the other player", function(t)
  t:position(with(nacli, { "sv1-13" }, { active = "me1-36", bench = { garganacl } }))
  t:attack "Ram"
  t:equal(t.opponent.active.damage, 10)
end)
