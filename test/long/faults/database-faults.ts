import type BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'
import { openDatabaseFile } from '#test/database-file'
import type { Fault, Ground } from './fault.ts'

const killed: Fault = {
  name: 'Candor is killed',
  lasts: 0,
  within: 20_000,
  inject: ({ product }) => product.kill(),
  heal: ({ product }) => product.restart(),
}

let holder: BetterSqlite3.Database | undefined

/** What happens to an SQLite file and to the process that has it. */
export const sqliteFaults: readonly Fault[] = [
  {
    name: 'another process holds the lock of the file',
    lasts: 7000,
    within: 1000,
    inject: async ({ product }) => {
      holder = openDatabaseFile(product)
      holder.exec('begin immediate')
    },
    heal: async () => {
      holder?.close()
    },
  },
  killed,
]

const nothing = async () => undefined

/** What happens to a PostgreSQL server and to the way there. */
export const postgresFaults: readonly Fault[] = [
  {
    name: 'the server ends all connections',
    lasts: 500,
    within: 1000,
    inject: (ground) =>
      ask(
        ground,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      ),
    heal: nothing,
  },
  {
    name: 'the server crashes and is started again',
    lasts: 2000,
    within: 1000,
    inject: async (ground) => primaryOf(ground).stop(),
    heal: async (ground) => primaryOf(ground).start(),
  },
  {
    name: 'the server accepts and is silent',
    lasts: 8000,
    within: 1000,
    inject: async ({ postgres }) => postgres?.proxy.silence(),
    heal: async ({ postgres }) => postgres?.proxy.speak(),
  },
  {
    name: 'the way to the server is cut',
    lasts: 2000,
    within: 1000,
    inject: async ({ postgres }) => {
      postgres?.proxy.leadTo(1)
      postgres?.proxy.cut()
    },
    heal: async (ground) => ground.postgres?.proxy.leadTo(primaryOf(ground).port),
  },
  killed,
]

/** The primary dies with whatever it had not replicated, and its standby takes over. */
export const failover: Fault = {
  name: 'the primary dies and the standby is promoted',
  lasts: 500,
  within: 1000,
  inject: async (ground) => primaryOf(ground).stop(),
  heal: async ({ postgres }) => {
    if (!postgres?.standby) throw new Error('There is no standby')
    const { standby, proxy } = postgres
    await statement(standby.url, 'select pg_promote(true, 10)')
    proxy.leadTo(standby.port)
  },
}

function primaryOf({ postgres }: Ground) {
  if (!postgres) throw new Error('There is no PostgreSQL')
  return postgres.primary
}

const ask = (ground: Ground, sql: string) => statement(primaryOf(ground).url, sql)

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
