export { batchQuery } from './batch.ts'
export {
  answersAtOnce,
  askLast,
  compileOnce,
  insertLast,
  insertOnce,
  type Later,
} from './compile-once.ts'
export { type Mutex, requireTurn, takeMutexOnFile } from './conflicts.ts'
export { type Database, openDatabase } from './database.ts'
export { encryptFile } from './encrypt-file.ts'
export { DatabaseObstacle, isOutcomeUnknown } from './failures.ts'
export { type FileKey, keyOfFile, openFile } from './file-key.ts'
export {
  type Grouping,
  type Patience,
  type Reader,
  type Snapshot,
  type Soon,
  soon,
  soonAll,
  soonOr,
  type Transaction,
} from './handles.ts'
export { areOfFirstBuilds, isLaterSchema, knownMigrations } from './migrate.ts'
export { type Rescued, rescueRows } from './rescue-rows.ts'
export { openScratch, type Scratch } from './reserve.ts'
export { digestOf, isSealing, sealed } from './sealed-values.ts'
export {
  countOf,
  entriesOf,
  isAmong,
  rowsAsJson,
  type SortedBy,
  selectPage,
} from './select-page.ts'
export { sealMark, type ValueKeys } from './vault.ts'
export {
  hasChanged,
  inBatches,
  selectsAfter,
  selectsById,
  selectsExisting,
  updatesById,
} from './whole-tables.ts'
export { untilWritten } from './write-turns.ts'
