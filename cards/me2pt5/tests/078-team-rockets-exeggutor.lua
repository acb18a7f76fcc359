local exeggutor = "me2pt5-78"

local function kinesis(bench)
  return {
    ruleset = "sv",
    me = { active = { exeggutor, energy = "PPP" }, bench = { "sv1-13" } },
    opponent = { active = "me2pt5-31", bench = bench },
  }
end

test("Tri Kinesis: 3 heads Knock Out 1 of the opponent's Pokémon", function(t)
  t:position(kinesis { "sv1-13", "sv1-65" })
  t:coins "HHH"
  t:attack "Tri Kinesis"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:answer(1, 2)
  t:equal(#t.opponent.bench, 1)
  t:equal(t.opponent.active.id, "me2pt5-31")
  t:equal(#t:events("damaged"), 0)
end)

test("Tri Kinesis: the Active Pokémon, too", function(t)
  t:position(kinesis { "sv1-13" })
  t:coins "HHH"
  t:attack "Tri Kinesis"
  t:answer "opponent active"
  t:answer(1, 2, 3)
  t:equal(t.opponent.active.id, "sv1-13")
end)

test("Tri Kinesis: with any tails nothing", function(t)
  for _, coins in ipairs { "HHT", "HTH", "THH", "TTT" } do
    t:position(kinesis { "sv1-13" })
    t:coins(coins)
    t:attack "Tri Kinesis"
    t:unchanged()
  end
end)

test("Double-Edge: 150, and 30 damage to itself", function(t)
  t:position(kinesis { "sv1-13" })
  t:attack "Double-Edge"
  t:changed { ["opponent active damage"] = 150, ["active damage"] = 30 }
end)
