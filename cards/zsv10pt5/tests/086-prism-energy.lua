local prism = "zsv10pt5-86"

local function on(active, hand)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = active, hand = hand },
    opponent = { active = "me1-36" },
  }
end

test("Prism Energy: every type on a Basic Pokémon", function(t)
  t:position(on("sv1-63", { prism }))
  t:illegal("attack", "Electro Ball")
  t:attach(prism, "active")
  t:equal(t.me.active.energy, "*")
  t:legal("attack", "Electro Ball")
end)

test("Prism Energy: but only one at a time", function(t)
  t:position(on { "sv1-80", attached = { prism, prism } })
  t:legal("attack", "Sharp Fang")
  t:illegal("attack", "Lightning Laser")
  t:position(on { "sv1-80", energy = "R", attached = { prism, prism } })
  t:legal("attack", "Lightning Laser")
end)

test("Prism Energy: Colorless Energy on other Pokémon", function(t)
  t:position(on({ "sv1-64" }, { prism }))
  t:attach(prism, "active")
  t:equal(t.me.active.energy, "C")
  t:illegal("attack", "Lightning Ball")
  t:position(on { "sv1-65", attached = { prism, prism } })
  t:equal(t.me.active.energy, "CC")
end)

test("Prism Energy: from the moment its Pokémon evolves", function(t)
  t:position(on({ "sv1-63", attached = { prism } }, { "sv1-64" }))
  t:equal(t.me.active.energy, "*")
  t:evolve("sv1-64", "active")
  t:equal(t.me.active.energy, "C")
end)

test("Prism Energy: changes itself alone, not the other Energy beside it", function(t)
  t:position(on { "sv1-64", energy = "L", attached = { prism, "swsh3-174" } })
  t:equal(t.me.active.energy, "LCR")
  t:position(on { "sv1-80", energy = "R", attached = { prism, "sv2-193" } })
  t:equal(t.me.active.energy, "R*C")
end)
