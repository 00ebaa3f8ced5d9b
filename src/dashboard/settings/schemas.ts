// Loaded when the settings are saved: it brings all that the public may be told.
export { settingsChangesSchema } from '#modules/organisation/schema'
