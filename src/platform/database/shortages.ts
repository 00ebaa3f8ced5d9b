import { codeOf, DatabaseObstacle } from './failures.ts'

/** A pool of connections, as far as a shortage of them is concerned. */
interface Reachable {
  reach(): Promise<{
    query(sql: string, parameters: []): Promise<unknown>
    release(end: boolean): void
  }>
}

/** What PostgreSQL can run out of, while it answers the simplest query all the same. */
export interface Shortages {
  /** Takes note of an error that says so, of whoever asked for something of this pool. */
  note(error: unknown, pool: Reachable): void
  /**
   * Looks again at what was short.
   * @throws DatabaseObstacle while it still is
   */
  look(pool: Reachable): Promise<void>
  /** Tells `told` of each shortage when it begins. */
  onShortage(told: (reason: string) => void): void
}

const noRoom = 'the disk of the database has no room left'
const noConnections = 'the database has no connection left'

/** What a pooler in front of it says instead of a code. */
const fullPooler = /no more connections allowed|too many (?:clients|connections)/i

const reasonOf = (error: unknown): string | null => {
  const code = codeOf(error)
  if (code === '53100') return noRoom
  const isFull = code === '53300' || fullPooler.test(String((error as Error | null)?.message))
  return isFull ? noConnections : null
}

/** Needs new room on the disk, and leaves nothing. */
const takeRoom = [
  'begin',
  'create table "candorRoomLeft" ("a" text)',
  `insert into "candorRoomLeft" select repeat('x', 2000) from generate_series(1, 40)`,
]

export function openShortages(): Shortages {
  const short = new Map<string, Reachable>()
  const told: ((reason: string) => void)[] = []

  async function isShort(reason: string, asked: Reachable): Promise<boolean> {
    try {
      const connection = await asked.reach()
      try {
        if (reason === noRoom) for (const sql of takeRoom) await connection.query(sql, [])
      } finally {
        if (reason === noRoom) await connection.query('rollback', []).catch(() => undefined)
        connection.release(false)
      }
      return false
    } catch (error) {
      // The refusal of a statement says no more which error it was of.
      return reason === noRoom || reasonOf(error) !== null
    }
  }

  return {
    note: (error, pool) => {
      const reason = reasonOf(error)
      if (reason === null) return
      const isNew = !short.has(reason)
      short.set(reason, pool)
      if (isNew) for (const tell of told) tell(reason)
    },
    look: async (health) => {
      for (const [reason, pool] of short) {
        if (await isShort(reason, reason === noRoom ? health : pool))
          throw new DatabaseObstacle(reason)
        short.delete(reason)
      }
    },
    onShortage: (tell) => void told.push(tell),
  }
}
