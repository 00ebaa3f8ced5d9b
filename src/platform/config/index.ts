export { type Config, ConfigMistakes, type OidcConfig, readConfig, settingNames } from './config.ts'
