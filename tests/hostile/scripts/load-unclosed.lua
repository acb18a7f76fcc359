-- A text without an end.
-- load: unfinished
local card = ...
local s = [==[ never closed ]=]
