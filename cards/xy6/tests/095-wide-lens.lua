local wide_lens = "xy6-95"

local function samurott(attached, benched)
  return {
    ruleset = "xy",
    me = { active = { "bw1-31", energy = "WW", attached = attached } },
    opponent = { active = "dp3-55", bench = { benched } },
  }
end

test("Wide Lens: Weakness on the opponent's Bench", function(t)
  t:position(samurott({ wide_lens }, "sv1-36"))
  t:attack "Pike"
  t:equal(t.opponent.bench[1].damage, 60)
  t:position(samurott({}, "sv1-36"))
  t:attack "Pike"
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Wide Lens: Resistance on the opponent's Bench", function(t)
  t:position(samurott({ wide_lens }, "bw1-1"))
  t:attack "Pike"
  t:equal(t.opponent.bench[1].damage, 10)
end)

test("Wide Lens: not on the own Bench", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv2-150", energy = "MMM", attached = { wide_lens } },
      bench = { "xy5-104" },
    },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
end)

test("Wide Lens: not for the attacks of other Pokémon", function(t)
  local position = samurott({}, "sv1-36")
  position.me.bench = { { "dp3-55", attached = { wide_lens } } }
  position.opponent.bench[1] = { "sv1-36", attached = { wide_lens } }
  t:position(position)
  t:attack "Pike"
  t:equal(t.opponent.bench[1].damage, 30)
end)
