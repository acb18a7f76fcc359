local card = ...

card.passive = {
  damage_dealt = { subject = "any", attacker = { has_tool = true }, value = 10 },
  activated = {
    uses = "once_per_turn",
    needs = { "hand" },
    effect = function(game, it)
      game:discard { card = game:choose_card { zone = "hand", purpose = "discard" } }
      game:draw { count = 1 }
    end,
  },
}
