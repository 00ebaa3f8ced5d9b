import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '#gate'
import { tableNames } from '#modules/archive'
import { headStanding } from '#modules/audit'
import { readAsLookUp } from '#modules/lookup'
import { second } from '#platform/clock'
import { actAs, system } from '#platform/context'
import { type Database, DatabaseObstacle } from '#platform/database'
import { StorageObstacle } from '#platform/storage'

/** Whether Candor can do its work at the moment. */
export interface Health {
  /** Returns why not, as a part of a sentence; null when it can. Uses a result of the last seconds. */
  reason(): Promise<string | null>
  /** Reports from now on that the server stops, so that a load balancer sends nobody here any more. */
  beginStop(): void
  /** Reports that every connection is taken and new ones are refused, or that there is room again. */
  noteFull(isFull: boolean): void
}

/** How long a result is valid, in milliseconds. Checking a storage means writing to it. */
const databaseAge = second
const storageAge = 5 * second
/** How long one check may take; what takes longer does not answer. */
const patience = 3 * second

const allTaken =
  'every connection that the limit of open files allows is taken; raise LimitNOFILE= (ulimit -n)'

/** Checks what Candor depends on when asked, and logs changes. */
export function openHealth({ runtime }: App): Health {
  const { database, storage, log } = runtime
  database.onShortage((reason) => log.error({ reason }, 'The database refuses work'))
  let isStopping = false
  let isFull = false
  let last: string | null = null

  const askDatabase = remembered(databaseAge, async () => {
    try {
      await inTime(database.ready())
      const missing = await inTime(missingTable(database))
      if (missing !== null) return `the database is damaged: ${missing}; restore it from a backup`
    } catch (error) {
      return error instanceof DatabaseObstacle ? error.message : 'the database does not answer'
    }
    try {
      await inTime(actAs(runtime, system).read(readAsLookUp))
      return null
    } catch (error) {
      log.error({ error }, 'A look-up cannot be done')
      return 'the database lacks what a look-up reads'
    }
  })
  const askStorage = remembered(storageAge, async () => {
    try {
      await inTime(storage.ready())
      return null
    } catch (error) {
      return error instanceof StorageObstacle
        ? error.message
        : 'nothing can be written to the storage'
    }
  })

  async function look(): Promise<string | null> {
    const [database, storage] = await Promise.all([askDatabase(), askStorage()])
    return database ?? storage
  }

  return {
    reason: async () => {
      if (isStopping) return 'Candor is being stopped'
      const reason = isFull ? allTaken : await look()
      if (reason !== last)
        if (reason === null) log.info({}, 'Ready again')
        else log.error({ reason }, 'Not ready')
      last = reason
      return reason
    },
    beginStop: () => {
      isStopping = true
    },
    noteFull: (isNow) => {
      isFull = isNow
      if (isNow) log.error({ reason: allTaken }, 'New connections are refused')
      else log.info({}, 'New connections are taken again')
    },
  }
}

/** Asks once for all concurrent callers, and not again while the answer is young. */
function remembered<T>(age: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  let goodUntil = 0
  return () => {
    if (answer === null || performance.now() >= goodUntil) {
      goodUntil = Number.POSITIVE_INFINITY
      answer = ask().finally(() => {
        goodUntil = performance.now() + age
      })
    }
    return answer
  }
}

async function inTime<T>(look: Promise<T>): Promise<T> {
  const overdue = pause(patience, undefined, { ref: false }).then(() => {
    throw new Error('No answer in time')
  })
  return Promise.race([look, overdue])
}

/** Returns the first table that the database lost, as a part of a sentence; null while all are there. */
async function missingTable(database: Database): Promise<string | null> {
  const [missing] = await database.missingTables(tableNames)
  return missing === undefined ? null : `table ${missing} is missing`
}

/** @throws DatabaseObstacle that names the first table which is missing */
export async function refuseMissingTables(database: Database): Promise<void> {
  const missing = await missingTable(database)
  if (missing === null) return
  throw new DatabaseObstacle(`The database is damaged: ${missing}. Restore it from a backup.`)
}

/**
 * Tells whether the files here belong to another database than this one: nothing ever happened in it, yet
 * there are scans or the head of a log beside it. Serving it would offer a fresh installation to whoever
 * opens the set-up link.
 */
export async function isDatabaseLost({ runtime }: App): Promise<boolean> {
  const standing = await headStanding(actAs(runtime, system, { goesOnWhenFull: true }))
  if (standing !== 'new') return standing === 'lost'
  for await (const _ of runtime.storage.list('originals/')) return true
  return false
}
