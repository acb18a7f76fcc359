local card = ...

card.play = function(game, it)
  game:lasting { name = "tablet", on = it.owner, ends = "turn" }
end

card.lasting["tablet"] = {
  damage_dealt = {
    subject = "own",
    attacker = { class = "fusion-strike" },
    effect = function(_, it)
      if it.target == it.opponent.active then return it.amount + 30 end
    end,
  },
}
