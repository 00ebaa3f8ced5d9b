export {
  asideKey,
  clearAway,
  clearAwayRest,
  corruptFile,
  keptOrDrawn,
  keyBeforeAside,
  lostFile,
  setAside,
  sweepAside,
} from './clear-away.ts'
export { openDiskStorage } from './disk-storage.ts'
export { isAnotherRunning, isStored } from './files.ts'
export { openS3Storage, openStorage, timedStorage } from './open-storage.ts'
export { isS3Address } from './s3-address.ts'
export {
  isUnreadable,
  type Staged,
  type Storage,
  StorageObstacle,
  type StoredItem,
} from './storage.ts'
