local function toxtricity(bench, deck)
  return {
    ruleset = "sv",
    me = {
      active = "me2-68",
      bench = bench,
      hand = { "dp1-129" },
      discard = { "dp1-129" },
      deck = deck or { "dp1-128", "dp1-129", "dp1-129", "dp3-129", "sv1-127" },
    },
    opponent = { active = "sv1-127", bench = { "sv1-127" } },
  }
end

test(
  "Sinister Surge: a Basic Darkness Energy card from the deck, and 2 damage counters",
  function(t)
    t:position(toxtricity { "sv1-13", "sv1-127" })
    t:use "Sinister Surge"
    t:options { "dp1-129" }
    t:answer "dp1-129"
    t:changed {
      ["bench 2 energy"] = { "+ Darkness Energy (DP 129)" },
      ["bench 2 damage"] = 20,
      ["me deck"] = { "- Darkness Energy (DP 129)" },
    }
    t:events { { "attached" }, { "shuffled", player = "me" }, only = { "attached", "shuffled" } }
    t:illegal("use", "Sinister Surge")
  end
)

test("Sinister Surge: to one of several Benched Darkness Pokémon", function(t)
  t:position(toxtricity { "sv1-127", "sv1-13", "sv10-117" })
  t:use "Sinister Surge"
  t:answer "dp1-129"
  t:options { "bench 1", "bench 3" }
  t:answer "bench 3"
  t:equal(t.me.bench[3].energy, "D")
  t:equal(t.me.bench[3].damage, 20)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Sinister Surge: the counters may Knock it Out", function(t)
  t:position(toxtricity { { "sv10-117", damage = 50 } })
  t:use "Sinister Surge"
  t:answer "dp1-129"
  t:answer(1)
  t:equal(t.me.bench, {})
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.turn_player, "me")
end)

test("Sinister Surge: no counters without Energy", function(t)
  t:position(toxtricity { "sv1-127" })
  t:use "Sinister Surge"
  t:answer "stop"
  t:equal(t.me.bench[1].damage, 0)
  t:equal(#t:events("shuffled"), 1)
  t:illegal("use", "Sinister Surge")
  t:position(toxtricity({ "sv1-127" }, { "dp1-128", "dp3-129" }))
  t:use "Sinister Surge"
  t:options {}
  t:answer "stop"
  t:equal(t.me.bench[1].damage, 0)
end)

test("Sinister Surge: not without a Benched Darkness Pokémon of mine, nor a deck", function(t)
  t:position(toxtricity { "sv1-13" })
  t:illegal("use", "Sinister Surge")
  t:position(toxtricity({ "sv1-127" }, {}))
  t:illegal("use", "Sinister Surge")
end)

test("Sinister Surge: from the Bench, onto itself, each of two", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { "me2-68", "me2-68" }, deck = { "3 dp1-129" } },
    opponent = { active = "sv1-127" },
  }
  t:use("Sinister Surge", "bench 1")
  t:answer "dp1-129"
  t:answer "bench 1"
  t:use("Sinister Surge", "bench 2")
  t:answer "dp1-129"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "DD")
  t:equal(t.me.bench[1].damage, 40)
end)
