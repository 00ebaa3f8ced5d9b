export { inAddressRanges } from './address-ranges.ts'
export { type Config, type OidcConfig, readConfig, settingNames } from './config.ts'
export { makeDataFolder } from './data-folder.ts'
export { ConfigMistakes } from './mistakes.ts'
