local card = ...

card.passive = {
  on_discard = {
    subject = "this_card",
    from = "play",
    by = "own",
    origin = "attack",
    condition = function(game, it)
      return it.target.in_play and it.attacker == it.target and it.card.zone == "discard"
    end,
    effect = function(game, it) game:attach { card = it.card, to = it.target } end,
  },
}
