export { destroyDataKey } from './data-keys.store.ts'
export { openDataKeys } from './data-keys.ts'
export { type Encryption, openEncryption } from './plain-files.ts'
export { untilDamaged } from './until-damaged.ts'
