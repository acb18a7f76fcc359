local linoone, mega, switch = "me2-82", "me1-104", "bw1-104"

local function dash(active, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { switch } },
    opponent = { active = theirs or "sv1-38" },
  }
end

test(
  "Excited Dash: from the Bench to the Active Spot, with a Mega Evolution Pokémon ex",
  function(t)
    t:position(dash("dp3-55", { "sv1-13", linoone, mega }))
    t:use "Excited Dash"
    t:equal(t.me.active.id, linoone)
    t:equal(t.me.bench[1].id, "sv1-13")
    t:equal(t.me.bench[2].id, "dp3-55")
    t:legal("play", switch)
  end
)

test("Excited Dash: once a turn for each of them", function(t)
  t:position(dash(mega, { linoone, linoone }))
  t:use("Excited Dash", "bench 1")
  t:equal(t.me.active.id, linoone)
  t:use("Excited Dash", "bench 2")
  t:equal(t.me.bench[1].id, mega)
  t:illegal("use", "Excited Dash", "bench 2")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Excited Dash", "bench 2")
end)

test("Excited Dash: not from the Active Spot, and not a second time", function(t)
  t:position(dash(linoone, { mega }))
  t:illegal("use", "Excited Dash", "active")
  t:position(dash(mega, { linoone }))
  t:use "Excited Dash"
  t:play(switch)
  t:equal(t.me.bench[1].id, linoone)
  t:illegal("use", "Excited Dash", "bench 1")
end)

test("Excited Dash: not without a Mega Evolution Pokémon ex", function(t)
  t:position(dash("dp3-55", { linoone, "svp-179" }, mega))
  t:illegal("use", "Excited Dash", "bench 1")
end)
