local function with(damage)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-38", damage = damage },
      bench = { { "sv1-80", damage = damage }, "sv1-13", { "sv1-54", damage = damage } },
      hand = { "sv2-187" },
    },
    opponent = { active = { "sv1-38", damage = 50 } },
  }
end

test("Saguaro: 50 from each of two", function(t)
  t:position(with(70))
  t:play "sv2-187"
  t:options { "active", "bench 1", "bench 3" }
  t:fails(function() t:answer("active", "bench 1", "bench 3") end, "takes 1 to 2 picks")
  t:answer("active", "bench 3")
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.bench[1].damage, 70)
  t:equal(t.me.bench[3].damage, 20)
end)

test("Saguaro: one is enough", function(t)
  t:position(with(70))
  t:play "sv2-187"
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:answer("bench 1", "stop")
  t:equal(t.me.active.damage, 70)
  t:equal(t.me.bench[1].damage, 20)
end)

test("Saguaro: not while nobody is damaged", function(t)
  t:position(with(0))
  t:illegal("play", "sv2-187")
end)
