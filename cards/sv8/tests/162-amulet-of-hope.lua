local amulet = "sv8-162"

local function holder(me, damage)
  return {
    ruleset = "sv",
    me = me,
    opponent = {
      active = { "sv1-13", damage = damage or 60, attached = { amulet } },
      bench = { "sv1-80" },
      deck = { "dp1-123", "dp1-124", "sv1-13", "sv1-189", "dp1-125" },
    },
  }
end

local scratch = { active = { "sv1-13", energy = "G" } }

test("Amulet of Hope: its player puts 3 cards of any kind into their hand", function(t)
  t:position(holder(scratch))
  t:attack "Scratch"
  t:equal(t:asked(), "opponent")
  t:fails(function() t:answer("dp1-123", "dp1-124", "sv1-13", "sv1-189") end, "3 picks")
  t:answer("dp1-124", "sv1-13", "sv1-189")
  t:answer(1)
  t:equal(#t.opponent.hand, 4)
  t:equal(#t.opponent.deck, 1)
  t:equal(#t:events("shuffled"), 1)
  t:equal(t.opponent.discard, { "sv1-13", amulet })
end)

test("Amulet of Hope: or fewer", function(t)
  t:position(holder(scratch))
  t:attack "Scratch"
  t:answer "dp1-124"
  t:answer(1)
  t:equal(#t.opponent.hand, 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Amulet of Hope: on the Bench, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" } },
    opponent = {
      active = "sv1-38",
      bench = { { "sv1-13", damage = 40, attached = { amulet } } },
      deck = { "dp1-123", "dp1-124" },
    },
  }
  t:attack "Lightning Laser"
  t:answer "dp1-124"
  t:answer(1)
  t:equal(#t.opponent.hand, 2)
end)

test("Amulet of Hope: not if the Pokémon is not Knocked Out", function(t)
  t:position(holder(scratch, 50))
  t:attack "Scratch"
  t:equal(#t.opponent.hand, 1)
  t:equal(t.opponent.active.attached, { amulet })
end)

test("Amulet of Hope: not for another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = scratch,
    opponent = {
      active = { "sv1-13", damage = 60 },
      bench = { { "sv1-80", attached = { amulet } } },
    },
  }
  t:attack "Scratch"
  t:answer(1)
  t:equal(#t.opponent.hand, 1)
end)

test("Amulet of Hope: not for a Knock Out that is not by damage", function(t)
  t:position(holder { active = { "me2-46", energy = "P" } })
  t:attack "Sneaky Placement"
  t:answer "opponent active"
  t:answer(1)
  t:equal(#t.opponent.hand, 1)
end)

test("Amulet of Hope: not for its own player's attack", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-38", energy = "RRR", damage = 150, attached = { amulet } },
      bench = { "sv1-13" },
    },
    opponent = { active = "sv1-65" },
  }
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.me.hand, {})
end)
