local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = { "sv1-81", energy = "LLL" }, bench = bench, deck = deck },
    opponent = { active = "sv1-38", bench = { "sv1-13" } },
  }
end

test("Tandem Unit: up to 2 Basic Lightning Pokémon, once a turn", function(t)
  t:position(with({}, { "sv1-13", "sv1-68", "sv1-75", "sv1-80", "sv1-81" }))
  t:use "Tandem Unit"
  t:options { "sv1-68", "sv1-80", "sv1-81" }
  t:fails(function() t:answer("sv1-81", "sv1-68", "sv1-80") end, "takes 0 to 2 picks, not 3")
  t:answer("sv1-81", "sv1-68")
  t:equal(t.me.bench[1].id, "sv1-81")
  t:equal(t.me.bench[2].id, "sv1-68")
  t:equal(#t:events("shuffled"), 1)
  t:illegal("use", "Tandem Unit", "active")
  t:legal("use", "Tandem Unit", "bench 1")
end)

test("Tandem Unit: one place, one Pokémon; or none", function(t)
  t:position(with({ "sv1-13", "sv1-13", "sv1-13", "sv1-13" }, { "sv1-68", "sv1-80" }))
  t:use "Tandem Unit"
  t:answer "sv1-80"
  t:equal(#t.me.bench, 5)
  t:position(with({}, { "sv1-68", "sv1-80" }))
  t:use "Tandem Unit"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)

test("Tandem Unit: not with a full Bench, nor with an empty deck", function(t)
  t:position(with({ "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }, { "sv1-80" }))
  t:illegal("use", "Tandem Unit")
  t:position(with({}, {}))
  t:illegal("use", "Tandem Unit")
end)

test("Photon Blaster: no attack in its next turn", function(t)
  t:position(with({}, { "sv1-13", "sv1-13", "sv1-13" }))
  t:attack "Photon Blaster"
  t:answer "#1"
  t:end_turn()
  t:illegal("attack", "Photon Blaster")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Photon Blaster")
end)

test("EXSV-01: 2 Prize cards for a Pokémon ex, 1 for the Pokémon without", function(t)
  for id, prizes in pairs { ["sv1-81"] = 4, ["sv1-80"] = 5 } do
    t:position {
      ruleset = "sv",
      me = { active = { "sv1-65", energy = "LL" } },
      opponent = { active = { id, damage = 100 }, bench = { "sv1-13" } },
    }
    t:attack "Pulse Launcher"
    if prizes == 4 then
      t:answer("#1", "#2")
    else
      t:answer "#1"
    end
    t:equal(t.me.prizes_left, prizes)
  end
end)

test("EXSV-01: Miraidon is not Miraidon ex; a Pokémon ex has a Rule Box", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv2-171",
    me = { active = "sv1-80", deck = { "sv1-80", "sv1-81" } },
    opponent = { active = "sv1-38" },
  }
  t:use_stadium()
  t:options { "sv1-80" }
  t:answer "stop"
end)
