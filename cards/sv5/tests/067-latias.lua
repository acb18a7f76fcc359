test("Allure: draws two cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv5-67", energy = "P" }, deck = { "sv1-13", "sv1-14", "sv1-15" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Allure"
  t:equal(t.me.hand, { "sv1-13", "sv1-14" })
end)
