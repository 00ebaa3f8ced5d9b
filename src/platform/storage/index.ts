export { openDiskStorage } from './disk-storage.ts'
export { isAnotherRunning, isStored } from './files.ts'
export {
  asideKey,
  clearAway,
  clearAwayRest,
  corruptFile,
  keepExamined,
  keptOrDrawn,
  keyBeforeAside,
  lostFile,
  readNamed,
  setAside,
  sweepAside,
  sweepFolder,
} from './kept-files.ts'
export { openS3Storage, openStorage, timedStorage } from './open-storage.ts'
export { isS3Address } from './s3-address.ts'
export {
  instead,
  isUnreadable,
  type Staged,
  type Storage,
  StorageObstacle,
  type StoredItem,
} from './storage.ts'
