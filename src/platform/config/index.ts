export { type Config, ConfigMistakes, readConfig, settingNames } from './config.ts'
