export { type Config, ConfigMistakes, readConfig } from './config.ts'
