local function miltank_with(attached)
  return { active = { "dp3-55", attached = attached }, bench = { "dp3-94" } }
end
local A, D = "dp1-128", "base1-96"

test("it pays two Colorless symbols", function(t)
  t:position { me = { active = { "dp3-55", attached = { D } } }, opponent = { active = "dp3-113" } }
  t:equal(t.me.active.energy, "CC")
  t:legal("attack", "Continuous Tumble")
end)

test("EX-38: it alone pays a Retreat Cost of 2", function(t)
  t:position { me = miltank_with { A, A, D }, opponent = { active = "dp3-113" } }
  t:retreat "bench 1"
  t:options { A, D }
  t:answer(D)
  t:equal(t.me.bench[1].energy, "FF")
  t:equal(t.me.active.id, "dp3-94")
end)

test("EX-38: two basic Energy cards pay it too", function(t)
  t:position { me = miltank_with { A, A, D }, opponent = { active = "dp3-113" } }
  t:retreat "bench 1"
  t:answer(A)
  t:answer(A)
  t:equal(t.me.bench[1].energy, "CC")
end)

test("EX-38: a basic Energy card first, then the double one", function(t)
  t:position { me = miltank_with { A, A, D }, opponent = { active = "dp3-113" } }
  t:retreat "bench 1"
  t:answer(A)
  t:answer(D)
  t:equal(t.me.bench[1].energy, "F")
  t:illegal "retreat"
end)
