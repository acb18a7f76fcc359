local castle = "sv9-152"

local function at(active, stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = active, bench = { "dp3-55" }, hand = { "sv1-178" } },
    opponent = { active = "sv9-27", bench = { "dp3-55" } },
  }
end

test("N's Castle: N's Pokémon have no Retreat Cost, on either side", function(t)
  t:position(at("sv9-27", castle))
  t:retreat "bench 1"
  t:equal(t.me.active.id, "dp3-55")
  t:end_turn()
  t:retreat "opponent bench 1"
  t:equal(t.opponent.active.id, "dp3-55")
end)

test("N's Castle: Pokémon ex, too", function(t)
  t:position(at("sv9-98", castle))
  t:legal("retreat", "bench 1")
end)

test("N's Castle: other Pokémon have their Retreat Cost", function(t)
  for _, id in ipairs { "sv1-80", "sv10-93", "sv10-145" } do
    t:position(at(id, castle))
    t:illegal("retreat", "bench 1")
  end
end)

test("N's Castle: not when it is replaced", function(t)
  t:position(at("sv9-27", castle))
  t:play "sv1-178"
  t:illegal("retreat", "bench 1")
end)
