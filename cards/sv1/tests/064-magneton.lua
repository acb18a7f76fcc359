test("Explosion: 90 damage to itself", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-64", energy = "LL" }, bench = { "sv1-13" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Explosion"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t:events("damaged")[2].value, 90)
  t:answer "#1"
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.opponent.prizes_left, 5)
end)
