export { compileOnce, insertOnce } from './compile-once.ts'
export {
  type Database,
  openDatabase,
  type Patience,
  type Reader,
  type Snapshot,
  type Transaction,
} from './database.ts'
export { DatabaseObstacle, isOutcomeUnknown } from './database-failure.ts'
export { migratorOn, newestMigration } from './migrate.ts'
export { settledText } from './settled-text.ts'
