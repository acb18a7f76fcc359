-- TERA-01: on the Bench, all damage done to it by attacks is prevented, yours and the opponent's.
local card = ...

card.passive.allow_damage = { where = "bench", effect = function() return false end }
