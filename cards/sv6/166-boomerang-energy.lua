card.in_play = {
  on_discard = {
    subject = "this_card",
    from = "play",
    origin = "attack",
    only_if = function(game, it) return it.attacker == it.target and it.card.zone == "discard" end,
    effect = function(game, it) game:attach(it.card, it.target) end,
  },
}
