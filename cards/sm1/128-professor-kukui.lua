local card = ...

card.play = function(game, it)
  game:draw { count = 2 }
  game:lasting { name = "kukui", on = it.owner, ends = "turn" }
end

card.lasting["kukui"] = {
  damage_dealt = {
    subject = "own",
    effect = function(game, it)
      if it.target == it.opponent.active then return it.amount + 20 end
    end,
  },
}
