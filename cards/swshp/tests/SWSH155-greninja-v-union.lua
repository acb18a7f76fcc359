local greninja = "swshp-SWSH155"

local function laser(t, opposing)
  t:position {
    ruleset = "sv",
    me = { active = "sm1-26", hand = { "bw8-123" } },
    opponent = { active = opposing },
  }
  t:coins "H"
  t:play "bw8-123"  -- Poisoned, and heads: Asleep
end

test("Ninja Body: an Item the opponent plays has no effect on it", function(t)
  laser(t, greninja)
  t:equal(t.opponent.active.conditions, {})
end)

test("Ninja Body: an Item of one's own has", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { greninja, energy = "W" }, bench = { "sm1-24" }, hand = { "sv1-173" } },
    opponent = { active = "sm1-26" },
  }
  t:play "sv1-173"
  t:equal(t.me.active.energy, "")
  t:equal(t.me.bench[1].energy, "W")
end)

test("Ninja Body: a Supporter has", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sm1-26", hand = { "sv1-195" } },
    opponent = { active = { greninja, energy = "W" } },
  }
  t:play "sv1-195"
  t:equal(t.opponent.active.energy, "")
end)

test("Antidote Jutsu: it can't be Poisoned", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "xy5-9", energy = "GGG" } },
    opponent = { active = greninja },
  }
  t:attack "Power Poison"
  t:changed {
    ["opponent active damage"] = 120,
    ["active energy"] = { "- Grass Energy" },
    ["me discard"] = { "+ Grass Energy" },
  }
end)

test("Feel the Way: once in a turn, the opponent's hand is shown", function(t)
  t:position {
    ruleset = "sv",
    me = { active = greninja },
    opponent = { active = "sm1-26", hand = { "sm1-24", "sm1-9" } },
  }
  t:use "Feel the Way"
  t:equal(#t:events("card_shown"), 2)
  t:illegal("use", "Feel the Way")
end)

test("Union Gain: up to 2 Water Energy of the discard pile", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { greninja, energy = "W" },
      discard = { "dp1-125", "dp1-124", "dp1-125", "dp1-125", "sm1-39" },
    },
    opponent = { active = "sm1-26" },
  }
  t:attack "Union Gain"
  t:options { "dp1-125" }
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks, not 0")
  t:fails(function() t:answer("dp1-125", "dp1-125", "dp1-125") end, "takes 1 to 2 picks, not 3")
  t:answer("dp1-125", "dp1-125")
  t:equal(t.me.active.energy, "WWW")
end)

test("Twister Shuriken: 100 to each Benched Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { greninja, energy = "WWW" } },
    opponent = { active = "sm1-26", bench = { "sm1-26", "sm1-42" } },
  }
  t:attack "Twister Shuriken"
  t:changed { ["opponent bench 1 damage"] = 100, ["opponent bench 2 damage"] = 100 }
end)

test("Waterfall Blind: the Defending Pokémon can't retreat", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { greninja, energy = "WWW" } },
    opponent = { active = { "sm1-42", energy = "WWWW" }, bench = { "sm1-9" } },
  }
  t:attack "Waterfall Blind"
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")  -- in the turn after, it can
end)

test("Waterfall Blind: the Bench behind it is not held back", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { greninja, energy = "WWWWW" }, bench = { "sm1-9" } },
    opponent = { active = "sm1-42", bench = { "sm1-9" } },
  }
  t:attack "Waterfall Blind"
  t:end_turn()
  t:legal("retreat", "bench 1")
end)

test("Feel the Way: a single card is shown, too; not with an empty hand", function(t)
  t:position {
    ruleset = "sv",
    me = { active = greninja },
    opponent = { active = "sm1-26", hand = { "sm1-24" } },
  }
  t:use "Feel the Way"
  t:equal(#t:events("card_shown"), 1)
  t:position {
    ruleset = "sv",
    me = { active = greninja },
    opponent = { active = "sm1-26", hand = {} },
  }
  t:illegal("use", "Feel the Way")
end)
