local function with(bench, hand)
  return {
    ruleset = "sv",
    me = { active = "sv4-72", bench = bench, hand = hand, deck = { "sv1-13", "sv1-14", "sv1-15" } },
    opponent = { active = "sv1-38" },
  }
end

test("Clairvoyant Sense: a Psychic Energy onto the Bench, and two cards, once a turn", function(t)
  t:position(with({ "sv1-104", "sv1-80" }, { "dp1-127", "dp1-127", "dp1-126" }))
  t:use "Clairvoyant Sense"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.bench[2].energy, "P")
  t:equal(t.me.hand, { "dp1-127", "dp1-126", "sv1-13", "sv1-14" })
  t:illegal("use", "Clairvoyant Sense")
end)

test("Clairvoyant Sense: not without a basic Psychic Energy card, nor without a Bench", function(t)
  t:position(with({ "sv1-104" }, { "dp1-126", "swsh2-172" }))
  t:illegal("use", "Clairvoyant Sense")
  t:position(with({}, { "dp1-127" }))
  t:illegal("use", "Clairvoyant Sense")
end)

test("Clairvoyant Sense: not with a Psychic Pokémon or a Special Energy in hand", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv4-72", bench = { "sv1-84" }, hand = { "sv1-84", "sv5-162" } },
    opponent = { active = "sv1-38" },
  }
  t:illegal("use", "Clairvoyant Sense")
end)
