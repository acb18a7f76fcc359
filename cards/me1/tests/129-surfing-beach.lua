local function with(active, bench)
  return {
    ruleset = "sv",
    stadium = "me1-129",
    me = { active = active, bench = bench },
    opponent = { active = "me1-34", bench = { "me1-35" } },
  }
end

test("Surfing Beach: the Active Water Pokémon for a Benched one, once a turn", function(t)
  t:position(with({ "me1-34", energy = "W" }, { "swsh1-59", "swsh1-22", "me1-35" }))
  t:use_stadium()
  t:options { "bench 1", "bench 3" }
  t:answer "bench 3"
  t:equal(t.me.active.id, "me1-35")
  t:equal(t.me.bench[3].id, "me1-34")
  t:equal(t.me.bench[3].energy, "W")
  t:illegal "use_stadium"
end)

test("Surfing Beach: the opponent in their own turn", function(t)
  t:position(with("swsh1-22", {}))
  t:end_turn()
  t:use_stadium()
  t:equal(t.opponent.active.id, "me1-35")
end)

test("Surfing Beach: one may retreat as well", function(t)
  t:position(with({ "swsh1-59", energy = "W" }, { { "swsh1-62", energy = "W" } }))
  t:use_stadium()
  t:retreat "bench 1"
  t:equal(t.me.active.id, "swsh1-59")
end)

test("Surfing Beach: not for other Pokémon, in either place", function(t)
  t:position(with("swsh1-22", { "me1-35" }))
  t:illegal "use_stadium"
  t:position(with("me1-34", { "swsh1-22" }))
  t:illegal "use_stadium"
  t:position(with("me1-34", {}))
  t:illegal "use_stadium"
end)
