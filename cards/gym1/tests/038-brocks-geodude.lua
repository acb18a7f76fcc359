local function lucky_shot(bench)
  return {
    me = { active = { "gym1-38", energy = "FF" } },
    opponent = { active = "dp3-20", bench = bench },
  }
end

test(
  "Lucky Shot: heads, 30 damage to the Benched Pokémon chosen, whatever its Weakness",
  function(t)
    t:position(lucky_shot { "dp3-94", "dp3-55" })
    t:coins "H"
    t:attack "Lucky Shot"
    t:options { "opponent bench 1", "opponent bench 2" }
    t:answer "opponent bench 2"
    t:changed { ["opponent bench 2 damage"] = 30 }
  end
)

test("Lucky Shot: tails, nothing", function(t)
  t:position(lucky_shot { "dp3-94" })
  t:coins "T"
  t:attack "Lucky Shot"
  t:unchanged()
end)

test("Lucky Shot: not against an empty Bench", function(t)
  t:position(lucky_shot())
  t:illegal("attack", "Lucky Shot")
end)
