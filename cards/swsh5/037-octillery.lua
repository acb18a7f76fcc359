local card = ...

local rapid_strike = ptcg.filter { class = "rapid-strike" }

card.ability["Rapid Strike Search"] = {
  activated = {
    uses = "once_per_turn_by_name",
    needs = { "deck" },
    effect = function(game)
      game:search { filter = rapid_strike, to = "hand", show = true }
    end,
  },
}
