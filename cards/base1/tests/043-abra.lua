local function psyshock(t, coin, conditions)
  t:position { me = { active = { "base1-43", energy = "P" } }, opponent = { active = "dp3-55" } }
  t:coins(coin)
  t:attack "Psyshock"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.opponent.active.conditions, conditions)
end

test("Psyshock: heads, Paralyzed", function(t) psyshock(t, "H", { "paralyzed" }) end)

test("Psyshock: tails, only damage", function(t) psyshock(t, "T", {}) end)
