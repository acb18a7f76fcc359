local function zygarde(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "me3-47", energy = "FFFFF" }, bench = { "sv1-38" } },
    opponent = { active = active, bench = bench },
  }
end

test("Nullifying Zero: 150 to each Pokémon with heads", function(t)
  t:position(zygarde("me1-36", { "sv1-38", "sv6-61", "sv10-104" }))
  t:coins "HTHT"
  t:attack "Nullifying Zero"
  t:changed { ["opponent active damage"] = 150, ["opponent bench 2 damage"] = 150 }
  t:position(zygarde("me1-36", { "sv1-38", "sv6-61", "sv10-104" }))
  t:coins "THTH"
  t:attack "Nullifying Zero"
  t:changed { ["opponent bench 1 damage"] = 150, ["opponent bench 3 damage"] = 150 }
end)

test("Nullifying Zero: only tails", function(t)
  t:position(zygarde("me1-36", { "sv1-38" }))
  t:coins "TT"
  t:attack "Nullifying Zero"
  t:unchanged()
end)

test("Nullifying Zero: one coin with an empty Bench", function(t)
  t:position(zygarde "me1-36")
  t:coins "H"
  t:attack "Nullifying Zero"
  t:changed { ["opponent active damage"] = 150 }
end)

test("Nullifying Zero: Weakness and Resistance only for the Active Pokémon", function(t)
  t:position(zygarde("sv1-65", { "sv1-65", { "sv6pt5-20", attached = { "sv5-152" } } }))
  t:coins "HHH"
  t:attack "Nullifying Zero"
  t:changed {
    ["opponent active damage"] = 300,
    ["opponent bench 1 damage"] = 150,
    ["opponent bench 2 damage"] = 150,
  }
  t:position(zygarde "sv6pt5-20")
  t:coins "H"
  t:attack "Nullifying Zero"
  t:changed { ["opponent active damage"] = 120 }
end)
