local position = {
  ruleset = "xy",
  me = { active = "xy0-26", bench = { "xy0-30" }, hand = { "xy0-36" } },
  opponent = { active = "xy0-26", bench = { "xy0-28", "xy0-29" } },
}

test("heads: its player chooses the opponent's new Active Pokémon", function(t)
  t:position(position)
  t:coins "H"
  t:play "xy0-36"
  t:equal(t:asked(), "me")
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "xy0-29")
  t:equal(t.me.active.id, "xy0-26")
end)

test("tails: nothing", function(t)
  t:position(position)
  t:coins "T"
  t:play "xy0-36"
  t:equal(t.me.discard, { "xy0-36" })
  t:equal(t.opponent.active.id, "xy0-26")
end)

test("cannot be played if the opponent's Bench is empty", function(t)
  t:position {
    ruleset = "xy",
    me = { active = "xy0-26", bench = { "xy0-30" }, hand = { "xy0-36" } },
    opponent = { active = "xy0-26" },
  }
  t:illegal("play", "xy0-36")
end)
