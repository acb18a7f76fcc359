test("HELD-01 HELD-02 Dusk Stone: it may evolve in the turn it was played", function(t)
  t:position {
    me = { active = "dp3-113", hand = { "dp3-95", "pl3-29" } },
    opponent = { active = "dp3-55" },
  }
  t:bench "dp3-95"
  t:evolve("pl3-29", "bench 1")
  t:equal(t.me.bench[1].id, "pl3-29")
end)

test("EVO-06: without such a stone it may not", function(t)
  t:position {
    me = { active = { "dp3-94", new = true }, hand = { "dp3-50" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("evolve", "dp3-50")
end)

test("GAP-25: Dusk Stone does not lift the ban of the first turn, in no era", function(t)
  for _, era in ipairs { "dp", "xy", "sm", "sv" } do
    t:position {
      ruleset = era,
      turn = 1,
      me = { active = "dp3-95", hand = { "pl3-29" } },
      opponent = { active = "dp3-55" },
    }
    t:illegal("evolve", "pl3-29")
  end
end)

local function feint_attack(opponent, murkrow)
  murkrow = murkrow or {}
  murkrow[1] = "dp3-95"
  murkrow.energy = murkrow.energy or "DL"
  return { me = { active = murkrow }, opponent = opponent }
end

test("Feint Attack: 20 to any one Pokémon", function(t)
  t:position(feint_attack { active = "dp3-55", bench = { "dp3-94", "dp3-98" } })
  t:attack "Feint Attack"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.bench[2].damage, 20)
  t:equal(t.opponent.active.damage, 0)
end)

test("Feint Attack: Weakness does not count", function(t)
  t:position(feint_attack { active = "dp3-86" })
  t:attack "Feint Attack"
  t:equal(t.opponent.active.damage, 20)
end)

test("Feint Attack: nor does an effect on the Pokémon", function(t)
  t:position {
    me = { active = { "dp3-64", energy = "LLL" } },
    opponent = { active = { "dp3-95", energy = "DL" } },
  }
  t:attack "Protect Charge"
  t:attack "Feint Attack"
  t:equal(t.me.active.damage, 20)
end)

test("Feint Attack: effects on Murkrow itself do count", function(t)
  t:position(feint_attack({ active = "dp3-55" }, { energy = "L", attached = { "dp3-129" } }))
  t:attack "Feint Attack"
  t:equal(t.opponent.active.damage, 30)
end)

test("EX-42: the target is chosen before the Confusion flip", function(t)
  t:position(feint_attack({ active = "dp3-55", bench = { "dp3-94" } }, {
    conditions = { "confused" },
  }))
  t:attack "Feint Attack"
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "damage")
  t:answer "opponent bench 1"
  t:equal(t:asked(), "chance")
  t:coins "T"
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.me.active.damage, 30)
end)

test("EX-42: heads, the target chosen gets the damage", function(t)
  t:position(feint_attack({ active = "dp3-55", bench = { "dp3-94" } }, {
    conditions = { "confused" },
  }))
  t:answer "opponent bench 1"
  t:coins "H"
  t:attack "Feint Attack"
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("Feint Attack: nor does Resistance", function(t)
  t:position(feint_attack { active = "sm1-93" })
  t:attack "Feint Attack"
  t:equal(t.opponent.active.damage, 20)
end)
