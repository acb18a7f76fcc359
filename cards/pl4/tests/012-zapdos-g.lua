local function charge_beam(t, coin, discard)
  t:position {
    me = { active = { "pl4-12", energy = "G" }, discard = discard },
    opponent = { active = "dp3-55" },
  }
  t:coins(coin)
  t:attack "Charge Beam"
  t:equal(t.opponent.active.damage, 10)
end

test("Charge Beam: heads, an Energy card from the discard pile, special ones too", function(t)
  charge_beam(t, "H", { "dp1-126", "dp3-94", "dp3-130" })
  t:options { "dp1-126", "dp3-130" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks, not 0")
  t:answer "dp1-126"
  t:equal(t.me.active.energy, "GL")
  t:equal(t.me.discard, { "dp3-94", "dp3-130" })
end)

test("Charge Beam: tails, or nothing there, only damage", function(t)
  charge_beam(t, "T", { "dp1-126" })
  t:equal(t.me.active.energy, "G")
  charge_beam(t, "H", { "dp3-94" })
  t:equal(t.me.active.energy, "G")
end)

local lightning_strike = {
  me = { active = { "pl4-12", energy = "LLLG" } },
  opponent = { active = "dp3-55" },
}

test("Lightning Strike: all Lightning Energy may be discarded for 80 damage", function(t)
  t:position(lightning_strike)
  t:attack "Lightning Strike"
  t:answer(true)
  t:equal(t.opponent.active.damage, 80)
  t:equal(t.me.active.energy, "G")
end)

test("Lightning Strike: kept, 40 damage", function(t)
  t:position(lightning_strike)
  t:attack "Lightning Strike"
  t:answer(false)
  t:changed { ["opponent active damage"] = 40 }
end)

test("EX-88 SP-01: Zapdos G is not named Zapdos", function(t)
  for _, ruleset in ipairs { "xy", "sm", "sv" } do
    t:position { ruleset = ruleset, me = { active = "pl4-12" }, opponent = { active = "pl3-48" } }
    t:equal(t.me.active.name, "Zapdos G")
    t:equal(t.opponent.active.name, "Zapdos")
  end
end)
