local gastrodon, quaquaval = "sv8-107", "sv8-52"

local function position(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { "dp1-123" } },
    opponent = {
      active = "sv1-36",
      bench = { quaquaval, { "me3-19", energy = "W" } },
      hand = { "dp1-123" },
    },
  }
end

test("Sticky Bind: Benched Stage 2 Pokémon of both have no Abilities", function(t)
  t:position(position("sv1-13", { gastrodon, quaquaval }))
  t:illegal("use", "Up-Tempo")
  t:end_turn()
  t:illegal("use", "Up-Tempo")
end)

test("Sticky Bind: the Active Pokémon has", function(t)
  t:position(position(quaquaval, { gastrodon }))
  t:legal("use", "Up-Tempo", "active")
end)

test("Sticky Bind: Benched Pokémon of other Stages have", function(t)
  t:position(position("sv1-13", { gastrodon, { "me3-19", energy = "W" } }))
  t:legal("use", "Wash Out")
  t:end_turn()
  t:legal("use", "Wash Out", "opponent bench 2")
end)

test("Sticky Bind: not from the Active Spot", function(t)
  t:position(position(gastrodon, { quaquaval }))
  t:legal("use", "Up-Tempo", "bench 1")
  t:end_turn()
  t:legal("use", "Up-Tempo", "opponent bench 1")
end)

test("Sticky Bind: not the opponent's Gastrodon from the Active Spot", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { quaquaval }, hand = { "dp1-123" } },
    opponent = { active = gastrodon },
  }
  t:legal("use", "Up-Tempo")
end)
