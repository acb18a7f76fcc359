local function resonance(mine, active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv6-93", energy = "PPP" }, bench = mine },
    opponent = { active = active, bench = bench },
  }
end

local function damage(t, ...)
  t:position(resonance(...))
  t:attack "Love Resonance"
  return t.opponent.active.damage
end

test("Love Resonance: 120 more with a Pokémon of one type on both sides", function(t)
  t:equal(damage(t, nil, "sv1-86"), 200)
end)

test("Love Resonance: 80 without", function(t) t:equal(damage(t, nil, "sv1-38"), 80) end)

test("Love Resonance: Benched Pokémon of either side count", function(t)
  t:equal(damage(t, { "sv1-38" }, "me1-36", { "sv9-27" }), 200)
  t:equal(damage(t, { "me2-51", "sv1-38" }, "sv10-39"), 200)
  t:equal(damage(t, nil, "sv10-39", { "sv8-70" }), 200)
end)

test("Love Resonance: every type, Colorless and Dragon among them", function(t)
  local of_each_type = {
    grass = "me1-1",
    fire = "sv1-38",
    water = "me1-41",
    lightning = "dp3-94",
    psychic = "sv8-70",
    fighting = "me2-51",
    darkness = "bw1-67",
    metal = "me3-56",
    fairy = "sm1-92",
    dragon = "sv9-116",
    colorless = "dp3-55",
  }
  for kind, id in pairs(of_each_type) do
    local active = kind == "fire" and "me1-36" or "sv10-39"
    t:equal(damage(t, { id }, active, { id }), 200)
    t:equal(damage(t, { id }, active), 80)
  end
end)

test("Love Resonance: the same type twice on one side is not enough", function(t)
  t:equal(damage(t, { "sv8-70", "sv1-38" }, "me1-36", { "me1-41", "me1-1" }), 80)
end)
