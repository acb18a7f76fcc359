local serperior = "zsv10pt5-3"

local function with(active, bench, opponent)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = opponent or { active = "me1-36", bench = { "sv1-38" } },
  }
end

local sprigatito = { "sv1-13", energy = "G" }

test("Regal Cheer: 20 more from any Pokémon of mine", function(t)
  t:position(with(sprigatito, { serperior }))
  t:attack "Scratch"
  t:changed { ["opponent active damage"] = 30 }
  t:position(with({ "sv1-38", energy = "RRR" }, { serperior }))
  t:attack "Blazing Shout"
  t:changed { ["opponent active damage"] = 210, ["active damage"] = 30 }
end)

test("Regal Cheer: 40 from two of them", function(t)
  t:position(with(sprigatito, { serperior, serperior }))
  t:attack "Scratch"
  t:changed { ["opponent active damage"] = 50 }
end)

test("Regal Cheer: from Serperior ex itself", function(t)
  t:position(with { serperior, energy = "GGGG" })
  t:attack "Command the Grass"
  t:answer(false)
  t:changed { ["opponent active damage"] = 170 }
end)

test("Regal Cheer: not on the Bench", function(t)
  t:position(with({ "me1-81", energy = "F" }, { serperior }))
  t:attack "Stony Kick"
  t:changed { ["opponent active damage"] = 40, ["opponent bench 1 damage"] = 20 }
end)

test("Regal Cheer: not what the Pokémon does to itself", function(t)
  t:position(with({ "me3-4", energy = "G" }, { serperior }))
  t:attack "Reckless Charge"
  t:changed { ["opponent active damage"] = 50, ["active damage"] = 10 }
end)

test("Regal Cheer: before Weakness and Resistance", function(t)
  t:position(with(sprigatito, { serperior }, { active = "me1-70" }))
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 60)
  t:position(with(sprigatito, { serperior }, { active = "me1-95" }))
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 0)
end)

test("Regal Cheer: not for the other player", function(t)
  t:position(with(sprigatito, { "sv1-13" }, { active = "me1-36", bench = { serperior } }))
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 10)
end)
