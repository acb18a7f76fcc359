local position = {
  ruleset = "xy",
  me = { active = { "xy0-26", energy = "R" }, hand = { "xy0-34" } },
  opponent = { active = { "xy0-26", energy = "R" }, bench = { { "xy0-29", energy = "W" } } },
}

test("heads: an Energy card of any of the opponent's Pokémon", function(t)
  t:position(position)
  t:coins "H"
  t:play "xy0-34"
  t:equal(t:asked(), "me")
  t:options { "dp1-124 on opponent active", "dp1-125 on opponent bench 1" }
  t:answer "dp1-125 on opponent bench 1"
  t:equal(t.opponent.bench[1].energy, "")
  t:equal(t.opponent.active.energy, "R")
  t:equal(t.opponent.discard, { "dp1-125" })
end)

test("tails: nothing", function(t)
  t:position(position)
  t:coins "T"
  t:play "xy0-34"
  t:equal(t.me.discard, { "xy0-34" })
  t:equal(t.opponent.discard, {})
end)

test("cannot be played if the opponent has no Energy in play", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy0-26", energy = "R" }, hand = { "xy0-34" } },
    opponent = { active = "xy0-26" },
  }
  t:illegal("play", "xy0-34")
end)
