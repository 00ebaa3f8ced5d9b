export { type Config, isLogPretty, type ReadOptions, readConfig, settingNames } from './config.ts'
export { ConfigMistakes, makeDataFolder, secretFileOpenToOthers } from './data-folder.ts'
export {
  type BodyForm,
  bodyFormOf,
  bodyTypeOf,
  inAddressRanges,
  type OidcConfig,
  type SmsConfig,
} from './services.ts'
