local underdepths = "sv7-131"
local tera = "sv8pt5-28"

local function position(mine, count, theirs, their_count, hand)
  local bench, their_bench = {}, {}
  for i = 1, count do bench[i] = "sv1-13" end
  for i = 1, their_count or 0 do their_bench[i] = "sv1-36" end
  return {
    ruleset = "sv",
    turn = 5,
    stadium = underdepths,
    me = { active = mine, bench = bench, hand = hand or { "4 sv1-13" } },
    opponent = {
      active = theirs or "sv1-38",
      bench = their_bench,
      hand = { "4 sv1-13", "sv1-178" },
    },
  }
end

test("Area Zero Underdepths: 8 Benched Pokémon with a Tera Pokémon", function(t)
  t:position(position(tera, 5))
  t:bench "sv1-13"
  t:bench "sv1-13"
  t:bench "sv1-13"
  t:equal(#t.me.bench, 8)
  t:illegal("bench", "sv1-13")
end)

test("Area Zero Underdepths: 5 without one of one's own", function(t)
  t:position(position("sv1-81", 5, tera))
  t:illegal("bench", "sv1-13")
end)

test("Area Zero Underdepths: the opponent too", function(t)
  t:position(position("sv1-38", 5, tera, 7))
  t:end_turn()
  t:bench "sv1-13"
  t:equal(#t.opponent.bench, 8)
  t:illegal("bench", "sv1-13")
end)

test("Area Zero Underdepths: without a Tera Pokémon left, its player discards to 5", function(t)
  local start = position("sv1-38", 7, tera, 8, { "sv1-183" })
  start.me.bench[8] = tera
  t:position(start)
  t:play "sv1-183"
  t:answer "bench 8"
  t:equal(t:asked(), "me")
  t:answer("bench 1", "bench 2")
  t:equal(#t.me.bench, 5)
  t:equal(#t.me.discard, 3)
  t:equal(#t.opponent.bench, 8)
end)

test("Area Zero Underdepths: when it leaves, both discard, first who played it", function(t)
  t:position(position(tera, 7, tera, 8))
  t:end_turn()
  t:play "sv1-178"
  t:equal(t:asked(), "me")
  t:answer("bench 1", "bench 2")
  t:equal(#t.opponent.bench, 8)
  t:equal(t:asked(), "opponent")
  t:answer("opponent bench 1", "opponent bench 2", "opponent bench 3")
  t:equal(#t.me.bench, 5)
  t:equal(#t.opponent.bench, 5)
end)
