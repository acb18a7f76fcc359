local training = "sv8pt5-96"

local function position(active, theirs, bench)
  return {
    ruleset = "sv",
    me = { active = active, hand = { training } },
    opponent = { active = theirs, bench = bench },
  }
end

test("Black Belt's Training: 40 more to the Active Pokémon ex, not to a Benched one", function(t)
  t:position(position({ "sv9-111", energy = "M" }, "sv5-123", { "sv5-123" }))
  t:play(training)
  t:attack "Insta-Strike"
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Black Belt's Training: before Weakness", function(t)
  t:position(position({ "me1-23", energy = "RR" }, "sv9-111"))
  t:play(training)
  t:attack "Flare"
  t:equal(t.opponent.active.damage, 140)
end)

test("Black Belt's Training: to a Mega Evolution Pokémon ex, too", function(t)
  t:position(position({ "me1-35", energy = "W" }, "me1-94"))
  t:play(training)
  t:attack "Beat"
  t:equal(t.opponent.active.damage, 50)
end)

test("Black Belt's Training: not to other Pokémon", function(t)
  t:position(position({ "me1-35", energy = "W" }, "sv1-13"))
  t:play(training)
  t:attack "Beat"
  t:equal(t.opponent.active.damage, 10)
  t:position(position({ "me1-35", energy = "W" }, "xy1-1"))
  t:play(training)
  t:attack "Beat"
  t:equal(t.opponent.active.damage, 10)
end)

test("Black Belt's Training: only in this turn, and not for the opponent", function(t)
  t:position(position({ "sv5-38", energy = "RR" }, { "sv5-38", energy = "RR" }))
  t:play(training)
  t:end_turn()
  t:attack "Heat Blast"
  t:equal(t.me.active.damage, 60)
  t:attack "Heat Blast"
  t:equal(t.opponent.active.damage, 60)
end)

test("Black Belt's Training: for each of your Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-13", energy = "G" },
      bench = { { "me1-35", energy = "W" } },
      hand = { training },
    },
    opponent = { active = "sv5-123" },
  }
  t:play(training)
  t:retreat "bench 1"
  t:attack "Beat"
  t:equal(t.opponent.active.damage, 50)
end)
