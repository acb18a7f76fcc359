local misdreavus, mismagius, ex = "me2pt5-85", "me2pt5-86", "me2-36"

local function ascension(deck, turn)
  return {
    ruleset = "sv",
    turn = turn,
    me = {
      active = { misdreavus, energy = "P", damage = 20 },
      bench = { misdreavus },
      hand = { mismagius },
      deck = deck,
    },
    opponent = { active = "sv1-38" },
  }
end

test("Ascension: evolves this Pokémon with a card from the deck", function(t)
  t:position(ascension { "sv1-14", mismagius, "sv6-129", ex, "dp1-123" })
  t:attack "Ascension"
  t:options { mismagius, ex }
  t:answer(ex)
  t:changed {
    active = "Mismagius ex",
    ["active under"] = { "+ Misdreavus" },
    ["me deck"] = { "- Mismagius ex" },
  }
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.energy, "P")
  t:equal(#t:events("shuffled"), 1)
end)

test("Ascension: also in the first turn of the player who goes second", function(t)
  t:position(ascension({ mismagius, "dp1-123" }, 2))
  t:attack "Ascension"
  t:answer(mismagius)
  t:equal(t.me.active.id, mismagius)
end)

test("Ascension: the player may take none, or find none", function(t)
  for _, deck in ipairs { { mismagius, "dp1-123" }, { "sv1-14", "dp1-123" } } do
    t:position(ascension(deck))
    t:attack "Ascension"
    t:answer "stop"
    t:unchanged()
    t:equal(#t:events("shuffled"), 1)
  end
end)
