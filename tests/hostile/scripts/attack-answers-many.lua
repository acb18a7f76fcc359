-- Passes a thousand values to a later part of the attack.
-- card: pokemon
-- run: this function must return

card.attack["Hit"] = {
  before = function()
    local list = {}
    for i = 1, 1000 do list[i] = i end
    return table.unpack(list)
  end,
}
