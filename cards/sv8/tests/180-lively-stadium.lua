local lively = "sv8-180"

local function with(active, theirs, hand)
  return {
    ruleset = "sv",
    stadium = lively,
    me = { active = active, bench = { "sv1-52", "sv1-85", "sv1-38" }, hand = hand },
    opponent = { active = theirs or "sv1-80", bench = { "sv1-84" } },
  }
end

test("Lively Stadium: 30 more HP for each Basic Pokémon of both", function(t)
  t:position(with "sv1-80")
  t:explain("hp", "active", { { 120 }, { 150, by = lively } })
  t:explain("hp", "bench 1", { { 70 }, { 100, by = lively } })
  t:explain("hp", "opponent active", { { 120 }, { 150, by = lively } })
  t:explain("hp", "opponent bench 1", { { 70 }, { 100, by = lively } })
end)

test("Lively Stadium: also for a Pokémon ex and a Fossil", function(t)
  t:position(with("me3-68", "me1-86"))
  t:explain("hp", "active", { { 60 }, { 90, by = lively } })
  t:explain("hp", "opponent active", { { 280 }, { 310, by = lively } })
end)

test("Lively Stadium: not for Evolution Pokémon", function(t)
  t:position(with("sv1-80", "me1-36"))
  t:explain("hp", "bench 2", { { 90 } })
  t:explain("hp", "bench 3", { { 180 } })
  t:explain("hp", "opponent active", { { 350 } })
end)

test("Lively Stadium: when it leaves, the damage stays", function(t)
  t:position(with({ "sv1-80", damage = 120 }, nil, { "me1-117", "me1-122" }))
  t:play "me1-117"
  t:answer(1)
  t:answer "bench 1"
  t:equal(t.me.active.id, "sv1-52")
  t:equal(t.opponent.prizes_left, 5)
  t:illegal("play", "me1-122")
end)

test("Lively Stadium: no second one of the name", function(t)
  t:position(with("sv1-80", nil, { lively }))
  t:illegal("play", lively)
end)
