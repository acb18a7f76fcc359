-- Uses up memory whenever its HP is asked for.
-- card: pokemon
-- run: a call can use at most 1024 KiB

card.ability["Trick"] = {
  hp = function()
    local list = {}
    while true do list = { list } end
  end,
}
