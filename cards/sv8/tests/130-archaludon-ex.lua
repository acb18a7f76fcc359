local archaludon = "sv8-130"

local function evolves(discard, bench)
  return {
    ruleset = "sv",
    turn = 5,
    me = {
      active = "sv8-129",
      bench = bench or { "sv9-103", "sv1-13" },
      hand = { archaludon },
      discard = discard,
    },
    opponent = { active = "sv1-36" },
  }
end

local discard = { "3 dp1-130", "dp3-130", "dp1-124" }

test("Assemble Alloy: 2 Basic Metal Energy cards to Metal Pokémon", function(t)
  t:position(evolves(discard))
  t:evolve(archaludon, "active")
  t:answer(true)
  t:options { "dp1-130" }
  t:fails(function() t:answer("dp1-130", "dp1-130", "dp1-130") end, "takes 1 to 2 picks")
  t:answer("dp1-130", "dp1-130")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:answer "active"
  t:equal(t.me.active.energy, "M")
  t:equal(t.me.bench[1].energy, "M")
  t:equal(#t.me.discard, 3)
end)

test("Assemble Alloy: both to one, or only 1", function(t)
  t:position(evolves(discard))
  t:evolve(archaludon, "active")
  t:answer(true)
  t:answer("dp1-130", "dp1-130")
  t:answer "bench 1"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "MM")
  t:position(evolves(discard))
  t:evolve(archaludon, "active")
  t:answer(true)
  t:answer "dp1-130"
  t:answer "active"
  t:equal(t.me.active.energy, "M")
  t:equal(#t.me.discard, 4)
end)

test("Assemble Alloy: without Benched Pokémon", function(t)
  t:position(evolves({ "dp1-130" }, {}))
  t:evolve(archaludon, "active")
  t:answer(true)
  t:equal(t.me.active.energy, "M")
end)

test("Assemble Alloy: not used", function(t)
  t:position(evolves(discard))
  t:evolve(archaludon, "active")
  t:answer(false)
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.discard, 5)
end)

test("Assemble Alloy: not asked without a Basic Metal Energy card", function(t)
  t:position(evolves { "dp3-130", "dp1-124" })
  t:evolve(archaludon, "active")
  t:equal(t.me.active.energy, "")
end)

test("Assemble Alloy: not when it comes from the deck", function(t)
  local position = evolves(discard, {})
  position.stadium = "sv7-136"
  position.me.deck = { archaludon, "dp1-124" }
  t:position(position)
  t:use_stadium()
  t:answer(archaludon)
  t:answer()
  t:equal(t.me.active.id, archaludon)
  t:equal(t.me.active.energy, "")
end)

test("Metal Defender: no Weakness during the opponent's next turn, only then", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { archaludon, energy = "MMM" } },
    opponent = { active = { "me1-22", energy = "RRRR" }, bench = { "sv1-36" } },
  }
  t:attack "Metal Defender"
  t:equal(t.opponent.active.damage, 220)
  t:attack "Roasting Heat"
  t:equal(t.me.active.damage, 80)
  t:end_turn()
  t:attack "Roasting Heat"
  t:equal(t.me.active.damage, 240)
end)

test("Metal Defender: Resistance stays", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { archaludon, energy = "MMM" } },
    opponent = { active = { "me2-4", energy = "GGG" } },
  }
  t:attack "Metal Defender"
  t:attack "Mountain Ramming"
  t:equal(t.me.active.damage, 140)
end)
