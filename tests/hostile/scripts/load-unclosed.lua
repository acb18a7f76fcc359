-- A text without an end.
-- load: unfinished
local s = [==[ never closed ]=]
