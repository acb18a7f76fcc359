-- Eats memory whenever its HP are asked for.
-- card: pokemon
-- run: a call may use no more than 1024 KiB
local card, ptcg = ...

card.ability["Trick"] = {
  hp = function()
    local text = "x"
    while true do text = text .. text end
  end,
}
