export {
  databaseKey,
  encryptDatabase,
  isUnderAnotherKey,
  openOwnDatabase,
  storageFolders,
} from './encryption.ts'
export { isDatabaseLost } from './health.ts'
export { openApp } from './open-app.ts'
export { findOrphans, isAloneOnFiles, type Orphan } from './sweep.ts'
