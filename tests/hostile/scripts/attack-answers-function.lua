-- Passes a function to a later part of the attack.
-- card: pokemon
-- run: this function must return

card.attack["Hit"] = {
  before = function() return function() end end,
}
