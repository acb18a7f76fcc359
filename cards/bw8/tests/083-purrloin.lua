local position = {
  ruleset = "xy",
  me = { active = { "bw8-83", energy = "DR" } },
  opponent = { active = "xy0-26", hand = { "bw1-100", "bw1-104" } },
}

test("Scout: the opponent's hand is shown", function(t)
  t:position(position)
  t:attack "Scout"
  t:events { { "card_shown", card = "bw1-100" }, { "card_shown", card = "bw1-104" } }
  t:unchanged()
end)

test("Fasten Claws: heads, 10 more damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Fasten Claws"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Fasten Claws: tails, 20 damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Fasten Claws"
  t:changed { ["opponent active damage"] = 20 }
end)
