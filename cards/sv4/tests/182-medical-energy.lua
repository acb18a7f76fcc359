local function with(attached)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-80", damage = 80, attached = attached },
      bench = { { "sv1-36", damage = 40, attached = attached } },
      hand = { "sv4-182", "dp1-126" },
    },
    opponent = { active = "sv1-38" },
  }
end

test("Medical Energy: heals 30, and provides Colorless", function(t)
  t:position(with {})
  t:attach("sv4-182", "bench 1")
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.me.active.damage, 80)
  t:equal(t.me.bench[1].energy, "C")
end)

test("Medical Energy: only the copy that comes now", function(t)
  t:position(with { "sv4-182" })
  t:attach("sv4-182", "active")
  t:equal(t.me.active.damage, 50)
  t:equal(t.me.bench[1].damage, 40)
end)

test("Medical Energy: nothing when another Energy follows", function(t)
  t:position(with { "sv4-182" })
  t:attach("dp1-126", "active")
  t:equal(t.me.active.damage, 80)
end)
