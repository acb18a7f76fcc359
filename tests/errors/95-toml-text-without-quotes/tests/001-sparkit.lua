test("Zap", function(t)
  t:position { me = { active = { "my1-1", energy = "L" } }, opponent = { active = "my1-1" } }
  t:coins "H"
  t:attack "Zap"
  t:equal(t.opponent.active.damage, 30)
end)
