local bench = { "sm1-24", { "sm1-25", energy = "R" }, "sm1-39", { "sm1-26", damage = 30 } }

local function cyrus(active, opposing)
  return {
    ruleset = "sm",
    me = { active = active, hand = { "sm5-120" } },
    opponent = { active = "sm1-42", bench = opposing, deck = {} },
  }
end

test("Cyrus ◇: the opponent keeps 2 Benched Pokémon, the others go into the deck", function(t)
  t:position(cyrus("sm1-39", bench))
  t:play "sm5-120"
  t:equal(t:asked(), "opponent")
  t:fails(
    function() t:answer("opponent bench 1", "opponent bench 2", "opponent bench 3") end,
    "takes 2 to 2 picks"
  )
  t:fails(function() t:answer "opponent bench 1" end, "takes 2 to 2 picks")
  t:answer("opponent bench 1", "opponent bench 3")
  t:equal(#t.opponent.bench, 2)
  t:equal(t.opponent.bench[1].id, "sm1-24")
  t:equal(t.opponent.bench[2].id, "sm1-39")
  local expected = { "dp1-124", "sm1-24", "sm1-24", "sm1-25", "sm1-25", "sm1-26" }
  local deck = t.opponent.deck
  table.sort(expected)
  table.sort(deck)
  t:equal(deck, expected)
end)

test("Cyrus ◇: only with a Water or Metal Pokémon in the Active Spot", function(t)
  t:position(cyrus("sm1-24", bench))
  t:illegal("play", "sm5-120")
  t:position(cyrus("sm5-84", bench))
  t:legal("play", "sm5-120")
end)

test("Cyrus ◇: not while it would do nothing", function(t)
  t:position(cyrus("sm1-39", { "sm1-24", "sm1-24" }))
  t:illegal("play", "sm5-120")
end)

test("Cyrus ◇: with 3 Benched Pokémon, one goes", function(t)
  t:position(cyrus("sm1-39", { "sm1-24", "sm1-24", "sm1-39" }))
  t:play "sm5-120"
  t:answer("opponent bench 1", "opponent bench 3")
  t:equal(#t.opponent.bench, 2)
end)

test("Cyrus ◇: not with a Water Pokémon on the Bench alone", function(t)
  local position = cyrus("sm1-24", bench)
  position.me.bench = { "sm1-39" }
  t:position(position)
  t:illegal("play", "sm5-120")
end)
