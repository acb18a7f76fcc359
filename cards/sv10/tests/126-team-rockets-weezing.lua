local weezing = "sv10-126"

local function explode(t, bench, active, theirs)
  t:position {
    ruleset = "sv",
    me = { active = { weezing, energy = "DW" }, bench = bench, hand = { "sv10-125" } },
    opponent = { active = active or "me1-36", bench = theirs },
  }
  t:attack "Explode Together Now"
  return t.opponent.active.damage
end

test("Explode Together Now: 40 for each Koffing and Weezing of both players", function(t)
  t:equal(explode(t), 40)
  t:equal(explode(t, { "sv10-125", "bw8-57", weezing, "sv1-13", "sv10-117" }), 160)
  t:equal(explode(t, { "sv10-125" }, nil, { "bw8-57", weezing, "sv10-123" }), 160)
end)

test("Explode Together Now: the opponent's Active Pokémon counts", function(t)
  t:equal(explode(t, {}, { weezing, attached = { "sv5-152" } }), 80)
end)
