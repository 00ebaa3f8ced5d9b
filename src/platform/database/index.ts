export { type Database, openDatabase, type Reader, type Transaction } from './database.ts'
export { migratorOn } from './migrate.ts'
