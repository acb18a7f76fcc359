local ignition = "rsv10pt5-86"

local function with(me)
  me.hand = me.hand or { ignition }
  return { ruleset = "sv", me = me, opponent = { active = "sv1-38" } }
end

test("Ignition Energy: a Colorless Energy on a Basic Pokémon", function(t)
  t:position(with { active = "me3-56" })
  t:attach(ignition, "active")
  t:equal(t.me.active.energy, "C")
end)

test("Ignition Energy: 3 on an Evolution Pokémon", function(t)
  for _, id in ipairs { "sv8-71", "sv1-38", "swsh9-14", "me1-36" } do
    t:position(with { active = id })
    t:attach(ignition, "active")
    t:equal(t.me.active.energy, "CCC")
  end
end)

test("Ignition Energy: it pays for Colorless alone", function(t)
  t:position(with { active = "sv8-72" })
  t:illegal("attack", "Speed Wing")
  t:attach(ignition, "active")
  t:legal("attack", "Speed Wing")
  t:position(with { active = "sv1-85" })
  t:attach(ignition, "active")
  t:illegal("attack", "Magical Shot")
end)

test("Ignition Energy: 3 from the moment its Pokémon evolves", function(t)
  t:position(with {
    active = { "sv8-70", attached = { ignition } },
    bench = { "sv1-38" },
    hand = { "sv8-71" },
  })
  t:equal(t.me.active.energy, "C")
  t:evolve("sv8-71", "active")
  t:equal(t.me.active.energy, "CCC")
end)

test("Ignition Energy: one again when its Pokémon is a Basic Pokémon again", function(t)
  t:position(with { active = { "sv1-85", attached = { ignition } }, hand = { "me1-128" } })
  t:equal(t.me.active.energy, "CCC")
  t:play "me1-128"
  t:equal(t.me.active.energy, "C")
end)

test("Ignition Energy: the other Energy on its Pokémon stays as it is", function(t)
  t:position(with { active = { "sv8-71", energy = "P", attached = { "sv9-159", ignition } } })
  t:equal(t.me.active.energy, "PCCCC")
end)

test("Ignition Energy: it is discarded at the end of its player's turn", function(t)
  t:position(with {
    active = { "sv8-72", attached = { ignition } },
    bench = { { "sv1-38", energy = "R", attached = { ignition, "sv9-159" } } },
    hand = {},
  })
  t:attack "Speed Wing"
  t:answer(ignition .. " on active")
  t:equal(t.opponent.active.damage, 140)
  t:equal(t.me.active.attached, {})
  t:equal(t.me.bench[1].attached, { "dp1-124", "sv9-159" })
  t:equal(t.me.discard, { ignition, ignition })
end)

test("Ignition Energy: without an attack, too", function(t)
  t:position(with { active = "sv8-71" })
  t:attach(ignition, "active")
  t:end_turn()
  t:equal(t.me.active.attached, {})
  t:equal(t.me.discard, { ignition })
end)

test("Ignition Energy: not at the end of the opponent's turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-38" },
    opponent = { active = { "sv8-71", attached = { ignition } } },
  }
  t:end_turn()
  t:equal(t.opponent.active.attached, { ignition })
  t:end_turn()
  t:equal(t.opponent.active.attached, {})
  t:equal(t.opponent.discard, { ignition })
end)
