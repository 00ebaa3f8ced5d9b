export { compileOnce, insertOnce } from './compile-once.ts'
export {
  type Database,
  openDatabase,
  type Reader,
  type Snapshot,
  type Transaction,
} from './database.ts'
export { migratorOn, newestMigration } from './migrate.ts'
export { settledText } from './settled-text.ts'
