# How somebody likes his pages.
settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-device = as on this device
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Movement
settings-speed-calm = calm
settings-speed-quick = quick
settings-speed-off = off
settings-sounds = Sounds
settings-ask = Ask before big decisions
settings-large = Large cards
settings-switch-on = on
settings-switch-off = off
settings-keep = Save the settings
settings-where = They apply to this browser only.
