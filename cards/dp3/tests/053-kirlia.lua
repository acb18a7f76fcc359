local function research(discard)
  return {
    me = { active = { "dp3-53", energy = "P" }, discard = discard },
    opponent = { active = "dp3-55", discard = { "dp3-126" } },
  }
end

test("Psychic Research: the effect of a Supporter in the own discard pile", function(t)
  t:position(research { "dp3-122", "dp3-127" })
  t:attack "Psychic Research"
  t:equal(#t.me.hand, 2)
  t:equal(t.me.discard, { "dp3-122", "dp3-127" })
end)

test("Psychic Research: the player chooses among several Supporters", function(t)
  t:position(research { "dp3-122", "dp3-125" })
  t:attack "Psychic Research"
  t:options { "dp3-122", "dp3-125" }
  t:answer "dp3-125"
  t:equal(t:purpose(), "search")
  t:answer "stop"
end)

test("Psychic Research: no Supporter there, it does nothing", function(t)
  t:position(research { "dp3-127" })
  t:attack "Psychic Research"
  t:equal(t.me.hand, {})
  t:equal(t.turn_player, "opponent")
end)

local function telekinesis(defender, bench)
  return {
    me = { active = { "dp3-53", energy = "PLL" } },
    opponent = { active = defender, bench = bench },
  }
end

test("Telekinesis: 40 to any one Pokémon", function(t)
  t:position(telekinesis("dp3-55", { "dp3-98", "dp3-94" }))
  t:attack "Telekinesis"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[2].damage, 40)
end)

test("Telekinesis: Weakness does not count", function(t)
  t:position(telekinesis("dp3-88", {}))
  t:attack "Telekinesis"
  t:equal(t.opponent.active.damage, 40)
end)

test("Telekinesis: effects on the Pokémon do count", function(t)
  t:position {
    me = { active = { "dp3-64", energy = "LLL" } },
    opponent = { active = { "dp3-53", energy = "PLL" } },
  }
  t:attack "Protect Charge"
  t:attack "Telekinesis"
  t:equal(t.me.active.damage, 10)
end)

test("Telekinesis: nor does Resistance", function(t)
  t:position(telekinesis("bw1-67", {}))
  t:attack "Telekinesis"
  t:equal(t.opponent.active.damage, 40)
end)
