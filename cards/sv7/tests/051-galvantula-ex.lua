local galvantula = "sv7-51"

local function web(target, bench)
  return {
    ruleset = "sv",
    me = { active = { galvantula, energy = "GLF" }, bench = { "sv1-13" } },
    opponent = { active = target, bench = bench },
  }
end

test("Charged Web: 110 more to a Pokémon ex or Pokémon V", function(t)
  for _, target in ipairs { "sv1-65", "me1-104", "me1-22" } do
    t:position(web(target))
    t:attack "Charged Web"
    t:equal(t.opponent.active.damage, 220)
  end
  t:position(web({ "swsh1-141", attached = { "sv5-152" } }, { "sv1-13" }))
  t:attack "Charged Web"
  t:equal(t.opponent.active.damage, 220)
end)

test("Charged Web: 110 to another Pokémon, whatever is on the Bench", function(t)
  t:position(web("sv1-38", { "sv1-65", "swsh1-141" }))
  t:attack "Charged Web"
  t:equal(t.opponent.active.damage, 110)
end)

local function fulgurite(opponent)
  return {
    ruleset = "sv",
    me = {
      active = { galvantula, energy = "GLF", attached = { "sv2-193", "sv1-193" } },
      bench = { { "sv1-13", energy = "G" } },
      hand = { "sv1-184" },
    },
    opponent = opponent,
  }
end

local opponent = {
  active = { "me2pt5-31", damage = 30 },
  hand = { "sv1-181", "bw1-104", "sv1-189", "sv1-193", "sv1-178", "dp1-124", "sv1-13" },
  bench = { "sv1-36" },
}

test("Fulgurite: all Energy is discarded, and nothing else", function(t)
  t:position(fulgurite(opponent))
  t:attack "Fulgurite"
  t:equal(t.opponent.active.damage, 210)
  t:equal(t.me.active.attached, { "sv1-193" })
  t:equal(#t.me.discard, 4)
  t:equal(t.me.bench[1].energy, "G")
end)

test("Fulgurite: no Item cards from the hand in the opponent's next turn alone", function(t)
  t:position(fulgurite(opponent))
  t:legal("play", "sv1-184")
  t:attack "Fulgurite"
  t:illegal("play", "sv1-181")
  t:illegal("play", "bw1-104")
  t:legal("play", "sv1-189")
  t:legal("play", "sv1-193", "opponent active")
  t:legal("play", "sv1-178")
  t:legal("bench", "sv1-13")
  t:end_turn()
  t:legal("play", "sv1-184")
  t:end_turn()
  t:legal("play", "sv1-181")
  t:legal("play", "bw1-104")
end)
