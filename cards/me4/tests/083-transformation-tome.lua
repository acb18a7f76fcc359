local tome = "me4-83"

local function transform(side)
  side.active = side.active or { "dp3-55", energy = "GG", damage = 20, conditions = { "asleep" } }
  side.hand = side.hand or { tome, tome }
  side.discard = side.discard or { "dp3-98", "sv6-60", "dp1-123" }
  return { ruleset = "sv", me = side, opponent = { active = "dp3-55" } }
end

test("Transformation Tome: a Basic Pokémon of the discard pile takes the place", function(t)
  t:position(transform { bench = { "sv6-60", { "sv6-59", new = true } } })
  t:play(tome)
  t:options { "active", "bench 2" }
  t:answer "active"
  t:changed {
    active = "Phanpy",
    ["me hand"] = { "- 2 Transformation Tome" },
    ["me discard"] = { "+ 2 Transformation Tome", "+ Miltank", "- Phanpy" },
  }
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.energy, "GG")
  t:equal(t.me.active.conditions, { "asleep" })
end)

test("Transformation Tome: one Pokémon of several in the discard pile", function(t)
  t:position(transform { discard = { "dp3-98", "sv6-60", "sv6-59" } })
  t:play(tome)
  t:options { "dp3-98", "sv6-59" }
  t:answer "sv6-59"
  t:equal(t.me.active.id, "sv6-59")
end)

test("Transformation Tome: not one alone", function(t)
  t:position(transform { hand = { tome, "dp7-88" } })
  t:illegal("play", tome)
end)

test(
  "Transformation Tome: not without a Basic Pokémon in the discard pile, and in play",
  function(t)
    t:position(transform { discard = { "sv6-60", "dp1-123" } })
    t:illegal("play", tome)
    t:position(transform { active = "sv6-60" })
    t:illegal("play", tome)
  end
)
