local roserade = "sv10-8"

local function with(active, bench, opponent)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = opponent or { active = "me1-36", bench = { "sv1-38", "sv1-38" } },
  }
end

test("Cheer On to Glory: 30 more from a Cynthia's Pokémon", function(t)
  t:position(with({ "sv10-7", energy = "G" }, { roserade }))
  t:attack "Spike Sting"
  t:changed { ["opponent active damage"] = 50 }
end)

test("Cheer On to Glory: 60 from two of them", function(t)
  t:position(with({ "sv10-7", energy = "G" }, { roserade, roserade }))
  t:attack "Spike Sting"
  t:changed { ["opponent active damage"] = 80 }
end)

test("Cheer On to Glory: also from Roserade itself", function(t)
  t:position(with { roserade, energy = "GGG" })
  t:attack "Leaf Step"
  t:changed { ["opponent active damage"] = 110 }
end)

test("Cheer On to Glory: not from another Pokémon", function(t)
  t:position(with({ "sv1-13", energy = "G" }, { roserade }))
  t:attack "Scratch"
  t:changed { ["opponent active damage"] = 10 }
end)

test("Cheer On to Glory: not on the Bench", function(t)
  t:position(with({ "sv10-53", energy = "WW" }, { roserade }))
  t:attack "Aqua Split"
  t:changed {
    ["opponent active damage"] = 90,
    ["opponent bench 1 damage"] = 30,
    ["opponent bench 2 damage"] = 30,
  }
end)

test("Cheer On to Glory: before Weakness and Resistance", function(t)
  t:position(with({ "sv10-7", energy = "G" }, { roserade }, { active = "me1-70" }))
  t:attack "Spike Sting"
  t:equal(t.opponent.active.damage, 100)
  t:position(with({ "sv10-7", energy = "G" }, { roserade }, { active = "me1-95" }))
  t:attack "Spike Sting"
  t:equal(t.opponent.active.damage, 20)
end)

test("Cheer On to Glory: not from the other player's Cynthia's Pokémon", function(t)
  t:position(with({ "sv10-7", energy = "G" }, { "sv1-13" }, {
    active = "sv10-7",
    bench = { roserade },
  }))
  t:attack "Spike Sting"
  t:equal(t.opponent.active.damage, 20)
end)
