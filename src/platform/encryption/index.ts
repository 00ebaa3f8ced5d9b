export { destroyDataKey } from './data-keys.store.ts'
export { installation, openDataKeys } from './data-keys.ts'
export { type Encryption, openEncryption } from './encrypted-storage.ts'
export { untilDamaged } from './file-cipher.ts'
