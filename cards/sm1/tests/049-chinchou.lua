local function searching_light(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-49", energy = "L" }, prizes = { "sm1-9", "sm1-24", "sm1-39" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Searching Light"
end

test("Searching Light: one face-down Prize card of my choice, and that one only", function(t)
  searching_light(t)
  t:options { 1, 2, 3 }
  t:answer(2)
  t:events {
    { "looked_at", player = "me", from = "prizes", value = 1 },
    only = { "card_shown", "looked_at" },
  }
  t:changed {}
end)

test("Searching Light: another one", function(t)
  searching_light(t)
  t:answer(3)
  t:events { { "looked_at", player = "me" }, only = { "card_shown", "looked_at" } }
end)
