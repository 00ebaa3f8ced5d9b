import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, onTestFinished } from 'vitest'
import type { Tables } from '#migrations'
import { listEvents } from '#modules/audit'
import { purgeRecord } from '#modules/privacy'
import {
  approveRecord,
  changeRecord,
  deleteRecord,
  hideRecord,
  restoreRecord,
  returnRecord,
  unhideRecord,
  withdrawApproval,
} from '#modules/records'
import type { RecordChanges } from '#modules/records/schema'
import { type Clock, type Instant, later } from '#platform/clock'
import { readConfig } from '#platform/config'
import {
  type ActionContext,
  type Actor,
  actAs,
  type Role,
  system,
  type WriteContext,
} from '#platform/context'
import type { PasswordHashing } from '#platform/crypto'
import { type Database, openDatabase } from '#platform/database'
import { type Log, openLog } from '#platform/log'
import { databaseKey } from '#server/encryption'
import { openApp } from '#server/open-app'
import { copyMigratedSqlite, migratedPostgres } from '#test/migrated'
import { dropPostgres, freshPostgres } from '#test/postgres'
import { rememberedHashing } from '#test/remembered-hashing'

/** For the contracts of stores, which every run of the tests holds on both. */
export const bothEngines = ['sqlite', 'postgres'] as const
export type Engine = (typeof bothEngines)[number]

/** What stands above the stores is tested on SQLite, and by `npm run test:long` on PostgreSQL. */
export const engines: readonly Engine[] = bothEngines.filter((engine) =>
  [engine, 'both'].includes(process.env.CANDOR_TEST_ENGINE ?? 'sqlite'),
)

/** A clock that stands still until it is moved. */
export interface MovableClock extends Clock {
  move(milliseconds: number): void
}

function movableClock(start: Instant = '2026-11-20T09:00:00.000Z'): MovableClock {
  let now = start
  return {
    now: () => now,
    move: (milliseconds) => {
      now = later(now, milliseconds)
    },
  }
}

/** Named people, so that a test reads as a story. Each account exists only as an id. */
export const people = {
  amina: person('amina', 'admin'),
  bashir: person('bashir', 'admin'),
  mita: person('mita', 'moderator'),
  nurul: person('nurul', 'moderator'),
  sadia: person('sadia', 'student'),
} as const

function person(id: string, role: Role): Actor & { id: string } {
  return { kind: 'account', id, role, name: id, sessionId: `session of ${id}` }
}

/** A stopped Candor: tests begin with copies of it. */
export interface Stopped {
  folder: string
  databaseUrl: string
}

const silentLog = () => openLog({ pretty: false, level: 'silent' })

/** What a test brings in place of the usual parts. */
export interface OwnParts {
  passwords?: PasswordHashing
  /** Where lines of the log go; by default nowhere. */
  log?: Log
}

/** Does it when the test ends that asks, or when all tests of the file or the describe end that asks while it is read. */
export function whenTested(end: () => Promise<void>): void {
  try {
    onTestFinished(end)
  } catch {
    afterAll(end)
  }
}

/** Closes what was started beside a Candor as that one itself is closed; what was started later is closed sooner. */
export async function closedAfterwards<Started extends { close(): Promise<void> }>(
  starting: Started | Promise<Started>,
): Promise<Started> {
  const started = await starting
  whenTested(() => started.close())
  return started
}

/**
 * Starts a whole Candor with its own clock, on a fresh database and folder or on copies of those that another one left.
 * It ends, and both are removed, with the test, the file or the describe that started it, unless it was stopped before;
 * what a `beforeAll` starts has to be closed. Passwords are hashed as always, but each only once.
 */
export async function startTestRuntime(
  engine: Engine = 'sqlite',
  env: Record<string, string> = {},
  left?: Stopped,
  { passwords = rememberedHashing, log = silentLog() }: OwnParts = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'candor-test-'))
  const clock = movableClock()
  if (left) cpSync(left.folder, folder, { recursive: true })
  const postgres = async () => await freshPostgres(left?.databaseUrl ?? (await migratedPostgres()))
  const config = readConfig({
    CANDOR_DATA: folder,
    CANDOR_URL: 'http://localhost:3000',
    ...(engine === 'postgres' && !env.CANDOR_DATABASE_URL
      ? { CANDOR_DATABASE_URL: await postgres() }
      : {}),
    ...env,
  })
  // After the secret: beside a database none is made.
  if (!left && engine === 'sqlite') await copyMigratedSqlite(join(folder, 'candor.sqlite'))
  // As on the tests' PostgreSQL, no commit waits for the disk; durable-commits.test.ts tests that.
  const database = openDatabase(config.databaseUrl, {
    key: databaseKey(config),
    syncLog: async () => undefined,
  })
  const app = await openApp(config, { clock, log, database, passwords })
  const as = (actor: Actor): ActionContext => actAs(app.runtime, actor)
  let isLeft = false
  const close = async () => {
    if (isLeft) return
    isLeft = true
    await app.close()
    // A database that somebody brought is theirs.
    if (engine === 'postgres' && env.CANDOR_DATABASE_URL === undefined)
      await dropPostgres(app.runtime.config.databaseUrl)
    rmSync(folder, { recursive: true, force: true })
  }
  whenTested(close)
  return {
    ...app,
    ...shortWords(app.runtime.database, as),
    folder,
    databaseUrl: app.runtime.config.databaseUrl,
    clock,
    as,
    system: as(system),
    amina: as(people.amina),
    /** Who is not signed in. */
    anybody: as({ kind: 'anonymous' }),
    /** The data stay, without any connection. */
    stop: async () => {
      isLeft = true
      await app.close()
    },
    close,
  }
}
export type TestRuntime = Awaited<ReturnType<typeof startTestRuntime>>

/** A record as a verb takes it. */
type Versioned = { recordId: string; version: number }

/** What tests ask of the database, and do with records, again and again. */
function shortWords(database: Database, as: (actor: Actor) => ActionContext) {
  /** Returns every row of a table. */
  const rows = <Name extends keyof Tables>(table: Name) => {
    const named = table as 'records'
    const all = database.reader.selectFrom(named).selectAll().execute()
    return all as unknown as Promise<Tables[Name][]>
  }
  /** Changes every row of a table, as somebody with the database could. */
  const force = <Name extends keyof Tables>(table: Name, to: Partial<Tables[Name]>) =>
    database.write((tx) =>
      tx
        .updateTable(table as 'records')
        .set(to as Partial<Tables['records']>)
        .execute(),
    )
  /** Does with the database what somebody could who has its password. */
  const tamper = (statement: string) => database.write((tx) => sql.raw(statement).execute(tx))
  /** Returns a record with its present version, as a verb takes it. */
  const present = (recordId: string) =>
    database.reader
      .selectFrom('records')
      .select(['id as recordId', 'version'])
      .where('id', '=', recordId)
      .executeTakeFirstOrThrow()
  /** Does what a verb does with a record, whatever its version: as Amina, unless somebody else is named. */
  const doing =
    <Result>(verb: (ctx: WriteContext, at: Versioned) => Promise<Result>) =>
    (recordId: string, by: Actor = people.amina) =>
      as(by).write(async (ctx) => verb(ctx, await present(recordId)))
  const reason = 'Check again'
  const verbs = {
    approve: doing(approveRecord),
    hide: doing(hideRecord),
    unhide: doing(unhideRecord),
    restore: doing(restoreRecord),
    sendBack: doing((ctx, at) => returnRecord(ctx, { ...at, reason })),
    withdraw: doing((ctx, at) => withdrawApproval(ctx, { ...at, reason })),
    edit: (recordId: string, changes: RecordChanges, by?: Actor) =>
      doing((ctx, at) => changeRecord(ctx, { ...at, changes }))(recordId, by),
  }
  /** Moves a record to the trash. */
  const trash = doing(deleteRecord)
  /** Moves a record to the trash, and removes it for good. */
  const purge = async (recordId: string) => {
    await trash(recordId)
    await purgeRecord(as(people.amina), await present(recordId))
  }
  /** Returns what is in the log, the newest first, and its actions. */
  const events = (filter: Partial<Parameters<typeof listEvents>[1]> = {}) =>
    as(system).read((ctx) => listEvents(ctx, { limit: 100, ...filter }))
  const actions = async (subject?: string) =>
    (await events(subject === undefined ? {} : { subject })).map(({ action }) => action)
  return { rows, force, tamper, present, ...verbs, trash, purge, events, actions }
}

/** Starts one before each test of the file or describe that asks; what it returns is that of the test that runs. */
export function forEachTest<Started extends object>(start: () => Promise<Started>): Started {
  let current: Started
  beforeEach(async () => {
    current = await start()
  })
  return new Proxy({} as Started, {
    get: (_, name) => Reflect.get(current, name),
    set: (_, name, value) => Reflect.set(current, name, value),
    has: (_, name) => Reflect.has(current, name),
    ownKeys: () => Reflect.ownKeys(current),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current, name),
  })
}
