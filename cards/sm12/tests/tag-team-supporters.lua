-- The rule of TAG TEAM Supporters (section 18.4).

local caitlin, mallow, hau = "sm12-189", "sm12-198", "sm1-120"

local eras = { rulesets = { "sm", "sv" } }

test("TTS-01: the bonus comes with the cards discarded, not without", eras, function(t, ruleset)
  for paid, damage in pairs { [true] = 30, [false] = 150 } do
    t:position {
      ruleset = ruleset,
      me = {
        active = { "sm1-42", damage = 150 },
        bench = { "sm1-24" },
        hand = { mallow, "dp1-124", "dp1-125" },
      },
      opponent = { active = "sm1-42" },
    }
    t:play(mallow)
    t:answer(paid)
    t:equal(t.me.bench[1].damage, damage)
    t:equal(#t.me.hand, paid and 0 or 2)
  end
end)

test("TTS-01: is the Supporter of the turn", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = "sm1-42",
      bench = { "sm1-24" },
      hand = { mallow, caitlin, hau },
      discard = { hau },
    },
    opponent = { active = "sm1-42" },
  }
  t:legal("play", caitlin)
  t:play(mallow)
  t:answer(false)
  t:illegal("play", caitlin)
  t:illegal("play", hau)
end)
