local telepathic, ralts = "me3-88", "sv1-84"

local function with(active, deck, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { telepathic }, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

local deck = { "sv1-85", "sv1-13", "dp1-127", ralts, "me2-46", "sv8-70" }

test("Telepathic Psychic Energy: 2 Basic Psychic Pokémon onto the Bench", function(t)
  t:position(with(ralts, deck))
  t:attach(telepathic, "active")
  t:options { ralts, "me2-46", "sv8-70" }
  t:fails(function() t:answer(ralts, "me2-46", "sv8-70") end, "takes 0 to 2 picks")
  t:answer(ralts, "sv8-70")
  t:equal(#t.me.bench, 2)
  t:equal(t.me.bench[1].id, ralts)
  t:equal(t.me.bench[2].id, "sv8-70")
  t:equal(#t.me.deck, 4)
  t:equal(#t:events("shuffled"), 1)
end)

test("Telepathic Psychic Energy: 1 or none", function(t)
  t:position(with(ralts, deck))
  t:attach(telepathic, "active")
  t:answer "me2-46"
  t:equal(#t.me.bench, 1)
  t:position(with(ralts, deck))
  t:attach(telepathic, "active")
  t:answer "stop"
  t:equal(#t.me.bench, 0)
  t:equal(#t:events("shuffled"), 1)
end)

test("Telepathic Psychic Energy: to a Psychic Evolution Pokémon on the Bench", function(t)
  t:position(with("sv1-13", deck, { "sv1-85" }))
  t:attach(telepathic, "bench 1")
  t:answer(ralts, "me2-46")
  t:equal(#t.me.bench, 3)
end)

test("Telepathic Psychic Energy: no more than there is space", function(t)
  t:position(with(ralts, deck, { "sv1-13", "sv1-13", "sv1-13", "sv1-13" }))
  t:attach(telepathic, "active")
  t:answer(ralts)
  t:equal(#t.me.bench, 5)
end)

test("Telepathic Psychic Energy: not to another Pokémon", function(t)
  t:position(with("sv1-80", deck, { ralts }))
  t:attach(telepathic, "active")
  t:equal(t:purpose(), "main_phase")
  t:equal(#t.me.bench, 1)
  t:equal(t:events("shuffled"), {})
end)

test("Telepathic Psychic Energy: not from the deck", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv7-32", energy = "WPM" },
      bench = { ralts },
      deck = { telepathic, "me2-46", "sv8-70" },
    },
    opponent = { active = "sv1-80" },
  }
  t:attack "Larimar Rain"
  t:answer(telepathic)
  t:answer "bench 1"
  t:equal(t.me.bench[1].attached, { telepathic })
  t:equal(#t.me.bench, 1)
  t:equal(t.turn_player, "opponent")
end)

test("Telepathic Psychic Energy: another Energy has no such effect", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { ralts, attached = { telepathic } },
      hand = { "dp1-127" },
      deck = { "me2-46", "sv8-70" },
    },
    opponent = { active = "sv1-80" },
  }
  t:attach("dp1-127", "active")
  t:equal(t:purpose(), "main_phase")
  t:equal(#t.me.bench, 0)
end)

test("Telepathic Psychic Energy: it provides 1 Psychic Energy", function(t)
  for _, id in ipairs { "sv1-80", "sv1-38" } do
    t:position(with({ id, attached = { telepathic } }, {}))
    t:equal(t.me.active.energy, "P")
  end
  t:position(with({ "me2-46", attached = { telepathic } }, {}))
  t:legal("attack", "Sneaky Placement")
  t:position(with({ "sv1-13", attached = { telepathic } }, {}))
  t:illegal("attack", "Leafage")
end)
