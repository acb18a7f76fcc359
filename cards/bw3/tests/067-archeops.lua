local position = {
  ruleset = "xy",
  me = { active = "bw3-67", bench = { "bw3-66", "xy8-48" }, hand = { "bw3-67", "xy8-49" } },
  opponent = { active = "xy8-131", hand = { "xy8-112" } },
}

test("Ancient Power: neither player can evolve from the hand", function(t)
  t:position(position)
  t:illegal("evolve", "bw3-67")
  t:illegal("evolve", "xy8-49")
  t:end_turn()
  t:illegal("evolve", "xy8-112")
end)

test("Ancient Power: from the Bench, too", function(t)
  t:position {
    ruleset = "xy",
    me = { active = "xy8-131", hand = { "xy8-112" } },
    opponent = { active = "xy0-26", bench = { "bw3-67" } },
  }
  t:illegal("evolve", "xy8-112")
end)

test("CARD-13 Ancient Power: Rare Candy plays its card from the hand, too", function(t)
  for _, active in ipairs { "bw3-67", "sv1-106" } do
    t:position {
      ruleset = "sv",
      turn = 5,
      me = { active = "sm1-9", hand = { "sv1-191", "sm1-11" } },
      opponent = { active = active },
    }
    if active == "bw3-67" then
      t:illegal("play", "sv1-191")
    else
      t:legal("play", "sv1-191")
    end
  end
end)

test("Ancient Power: evolving from the deck is possible", function(t)
  t:position {
    me = { active = { "dp2-69", energy = "PL" }, deck = { "base1-1", "dp1-124" } },
    opponent = { active = "bw3-67" },
  }
  t:attack "Ultra Evolution"
  t:answer "base1-1"
  t:equal(t.me.active.id, "base1-1")
end)

test("Ancient Power: not while Abilities are without effect", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy9-40", energy = "L" }, bench = { "xy8-131" }, hand = { "xy8-112" } },
    opponent = { active = "bw3-67", hand = { "xy8-112" }, bench = { "xy8-131" } },
  }
  t:illegal("evolve", "xy8-112")
  t:attack "Shadow Stitching"
  t:legal("evolve", "xy8-112")
end)

local function sliding(bench)
  return {
    ruleset = "xy",
    me = { active = { "bw3-67", energy = "FFL" } },
    opponent = { active = "xy0-5", bench = bench },
  }
end

test("Rock Slide: 10 damage to 2 Benched Pokémon, without Weakness", function(t)
  t:position(sliding { "xy0-26", "xy0-26", "xy0-16" })
  t:attack "Rock Slide"
  t:fails(
    function() t:answer("opponent bench 1", "opponent bench 2", "opponent bench 3") end,
    "takes 2 to 2 picks"
  )
  t:fails(function() t:answer "opponent bench 1" end, "takes 2 to 2 picks")
  t:answer("opponent bench 1", "opponent bench 3")
  t:changed {
    ["opponent active damage"] = 60,
    ["opponent bench 1 damage"] = 10,
    ["opponent bench 3 damage"] = 10,
  }
end)

test("Rock Slide: with one Benched Pokémon only that one", function(t)
  t:position(sliding { "xy0-26" })
  t:attack "Rock Slide"
  t:changed { ["opponent active damage"] = 60, ["opponent bench 1 damage"] = 10 }
end)

test("Rock Slide: 60 damage without a Bench", function(t)
  t:position(sliding {})
  t:attack "Rock Slide"
  t:changed { ["opponent active damage"] = 60 }
end)
