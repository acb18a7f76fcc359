local dragonair = "me2pt5-151"

local function guidance(active, bench, deck)
  return {
    ruleset = "sv",
    me = {
      active = active,
      bench = bench,
      deck = deck or { "sv1-13", "sv1-14", "sv1-38", "me2pt5-152", "dp1-124", "sv1-178" },
    },
    opponent = { active = { "sv1-38", energy = "R" } },
  }
end

test("Evolutionary Guidance: an Evolution Pokémon, once a turn", function(t)
  t:position(guidance { dragonair, energy = "W" })
  t:use "Evolutionary Guidance"
  t:options { "sv1-14", "sv1-38", "me2pt5-152" }
  t:answer "sv1-38"
  t:equal(t.me.hand, { "sv1-38" })
  t:equal(#t:events("card_shown"), 1)
  t:events { { "shuffled", player = "me" } }
  t:illegal("use", "Evolutionary Guidance")
end)

test("Evolutionary Guidance: or none", function(t)
  t:position(guidance { dragonair, energy = "W" })
  t:use "Evolutionary Guidance"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 6)
end)

test("Evolutionary Guidance: only with Energy on this Pokémon, Special Energy too", function(t)
  t:position(guidance({ "sv1-13", energy = "G" }, {
    dragonair,
    { dragonair, attached = { "sv9-159" } },
    { dragonair, attached = { "sv1-193" } },
  }))
  t:illegal("use", "Evolutionary Guidance", "bench 1")
  t:legal("use", "Evolutionary Guidance", "bench 2")
  t:illegal("use", "Evolutionary Guidance", "bench 3")
end)

test("Evolutionary Guidance: not with an empty deck", function(t)
  t:position(guidance({ dragonair, energy = "W" }, {}, {}))
  t:illegal("use", "Evolutionary Guidance")
end)
