local function machine(bench, deck)
  return {
    ruleset = "xy",
    me = { active = "bw1-67", bench = bench, hand = { "bw8-119" }, deck = deck },
    opponent = { active = "bw1-1" },
  }
end

test("Colress Machine: Plasma Energy to a Team Plasma Pokémon", function(t)
  t:position(machine({ "bw8-84", "bw1-1", "bw8-84" }, { "dp1-124", "bw8-127" }))
  t:play "bw8-119"
  t:options { "bw8-127" }
  t:answer "bw8-127"
  t:options { "bench 1", "bench 3" }
  t:answer "bench 3"
  t:equal(t.me.bench[3].attached, { "bw8-127" })
  t:equal(t.me.deck, { "dp1-124" })
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Colress Machine: none need be found", function(t)
  t:position(machine({ "bw8-84" }, { "bw8-127" }))
  t:play "bw8-119"
  t:answer "stop"
  t:equal(t.me.deck, { "bw8-127" })
end)

test("Colress Machine: not without a Team Plasma Pokémon", function(t)
  t:position(machine({ "bw1-67" }, { "bw8-127" }))
  t:illegal("play", "bw8-119")
end)

test("Colress Machine: not with an empty deck", function(t)
  t:position(machine({ "bw8-84" }, {}))
  t:illegal("play", "bw8-119")
end)
