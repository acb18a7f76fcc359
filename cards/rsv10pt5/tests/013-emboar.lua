local emboar, fire = "rsv10pt5-13", "dp1-124"

local function with(active, bench, hand)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = hand, discard = { fire } },
    opponent = { active = "sv1-80", bench = { "sv1-36" }, hand = { fire } },
  }
end

test("Inferno Fandango: a Basic Fire Energy to any of my Pokémon, as often as I like", function(t)
  t:position(with(emboar, { "sv1-13" }, { "4 " .. fire }))
  t:use "Inferno Fandango"
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:use "Inferno Fandango"
  t:answer "active"
  t:use "Inferno Fandango"
  t:answer "active"
  t:changed {
    ["active energy"] = { "+ 2 Fire Energy" },
    ["bench 1 energy"] = { "+ Fire Energy" },
    ["me hand"] = { "- 3 Fire Energy" },
  }
  t:legal("attach", fire, "active")
end)

test("Inferno Fandango: from the Bench, after the Energy of the turn", function(t)
  t:position(with("sv1-13", { emboar }, { "2 " .. fire }))
  t:attach(fire, "active")
  t:use "Inferno Fandango"
  t:answer "active"
  t:equal(t.me.active.energy, "RR")
end)

test("Inferno Fandango: only Basic Fire Energy from the hand", function(t)
  t:position(with(emboar, { "sv1-13" }, { "dp1-125", "swsh3-174", "sv6-167", "sv1-36" }))
  t:illegal("use", "Inferno Fandango")
end)

test("Inferno Fandango: not in the opponent's turn", function(t)
  t:position(with(emboar, {}, { fire }))
  t:end_turn()
  t:illegal("use", "Inferno Fandango")
end)
