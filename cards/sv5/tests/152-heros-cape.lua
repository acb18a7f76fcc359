test("Hero's Cape: 100 more HP", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv5-152" } },
    opponent = { active = "sv1-38" },
  }
  t:play("sv5-152", "active")
  t:explain("hp", "active", { { 120 }, { 220, by = "sv5-152" } })
end)
