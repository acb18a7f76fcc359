local function with(active, bench)
  return {
    ruleset = "dp",
    me = { active = active, bench = bench },
    opponent = { active = "dp3-51" },
  }
end

test("FAKE: the opponent guesses, and a wrong guess is a card", function(t)
  for guess, drawn in pairs { heads = 0, tails = 1 } do
    t:position(with("dp3-51", { "dp4-56" }))
    t:use "FAKE"
    t:equal(t:asked(), "me")
    t:answer "heads"
    t:equal(t:asked(), "opponent")
    t:answer(guess)
    t:equal(#t.me.hand, drawn)
    t:illegal("use", "FAKE")
  end
end)

test("FAKE: only from the Bench, each once", function(t)
  t:position(with("dp4-56", { "dp4-56", "dp4-56" }))
  t:illegal("use", "FAKE", "active")
  for bench = 1, 2 do
    t:use("FAKE", "bench " .. bench)
    t:answer "tails"
    t:answer "heads"
  end
  t:equal(#t.me.hand, 2)
end)

test("Hidden Power: 10 without a coin", function(t)
  t:position(with { "dp4-56", energy = "P" })
  t:attack "Hidden Power"
  t:answer(false)
  t:equal(t.opponent.active.damage, 10)
end)

for coin, damage in pairs { H = 30, T = 0 } do
  test("Hidden Power: a coin, " .. (coin == "H" and "heads" or "tails"), function(t)
    t:position(with { "dp4-56", energy = "P" })
    t:attack "Hidden Power"
    t:answer(true)
    t:coins(coin)
    t:equal(t.opponent.active.damage, damage)
  end)
end
