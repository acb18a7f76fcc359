local ball, pikachu_ex = "me2pt5-191", "sv8pt5-28"

local function whap(mine, theirs)
  return { ruleset = "sv", me = { active = mine }, opponent = { active = theirs } }
end

test("Light Ball: 50 more damage by Pikachu ex to a Pokémon ex", function(t)
  t:position(whap({ pikachu_ex, energy = "G", attached = { ball } }, "sv1-86"))
  t:attack "Tail Whap"
  t:equal(t.opponent.active.damage, 80)
end)

test("Light Ball: a Mega Evolution Pokémon ex is a Pokémon ex", function(t)
  t:position(whap({ pikachu_ex, energy = "G", attached = { ball } }, "me1-36"))
  t:attack "Tail Whap"
  t:equal(t.opponent.active.damage, 80)
end)

test("Light Ball: before Weakness", function(t)
  t:position(whap({ pikachu_ex, energy = "G", attached = { ball } }, "me3-53"))
  t:attack "Tail Whap"
  t:equal(t.opponent.active.damage, 160)
end)

test("Light Ball: not to a Pokémon that is not a Pokémon ex", function(t)
  for _, id in ipairs { "sv1-38", "swsh1-141" } do
    t:position(whap({ pikachu_ex, energy = "G", attached = { ball } }, id))
    t:attack "Tail Whap"
    t:equal(t.opponent.active.damage, 30)
  end
end)

test("Light Ball: not on another Pokémon", function(t)
  t:position(whap({ "me2pt5-55", energy = "L", attached = { ball } }, "sv1-86"))
  t:attack "Tail Smack"
  t:equal(t.opponent.active.damage, 10)
  t:position(whap({ "me2pt5-73", energy = "L", attached = { ball } }, "sv1-86"))
  t:attack "Slashing Claw"
  t:equal(t.opponent.active.damage, 40)
end)

test("Light Ball: only for the Pikachu ex it is attached to", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { pikachu_ex, energy = "G" }, bench = { { pikachu_ex, attached = { ball } } } },
    opponent = { active = { "sv1-86", attached = { ball } } },
  }
  t:attack "Tail Whap"
  t:equal(t.opponent.active.damage, 30)
end)

test("Light Ball: on one Pokémon without a Pokémon Tool", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { pikachu_ex, attached = { "sv1-193" } },
      bench = { "sv1-13" },
      hand = { ball },
    },
    opponent = { active = "sv1-86" },
  }
  t:illegal("play", ball, "active")
  t:play(ball, "bench 1")
  t:equal(t.me.bench[1].attached, { ball })
end)
