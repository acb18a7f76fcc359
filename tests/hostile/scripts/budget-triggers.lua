-- Each text uses little but sets off the next one.
-- card: pokemon
-- run: more than 300000 instructions

card.ability["Trick"] = {
  on_move_to_active = function(game, it)
    for _ = 1, 10000 do
    end
    if it.owner.bench[1] then game:switch(it.owner.bench[1]) end
  end,
}
