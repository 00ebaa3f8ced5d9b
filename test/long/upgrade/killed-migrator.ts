// Brings an SQLite file up to the next version, and is killed before it prepares the named statement; or tells how many
// there were.
import BetterSqlite3 from 'better-sqlite3'
import { openDatabase } from '#platform/database'
import { beNextVersion } from '#test/next-version'

const [path = '', last = '0'] = process.argv.slice(2)
const { prepare } = BetterSqlite3.prototype
let prepared = 0
BetterSqlite3.prototype.prepare = function (this: BetterSqlite3.Database, sql: string) {
  prepared += 1
  if (prepared === Number(last)) process.kill(process.pid, 'SIGKILL')
  return prepare.call(this, sql)
} as typeof prepare

beNextVersion()
const database = openDatabase(path)
await database.migrate()
await database.close()
process.send?.(prepared)
process.disconnect?.()
