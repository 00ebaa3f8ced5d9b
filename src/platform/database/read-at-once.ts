import { type DatabaseConnection, type Dialect, Kysely } from 'kysely'
import type { Tables } from '#migrations'
import type { Reader } from './handles.ts'

/** Reads committed state with statements that do not wait for each other's answers. */
export type ReadAtOnce = <T>(run: (tx: Reader) => Promise<T>) => Promise<T>

/** Connections of the reader's pool that may be used this way at a time; the rest are for sequential reads. */
const mostShared = 4

/**
 * Reads on connections that pipeline: statements that `run` starts without waiting are sent without
 * waiting, so parallel reads take one round trip. Readers at the same time share connections; otherwise,
 * over a slow line, each connection would serve one reader after another and mostly wait. A connection is
 * given back when everything was answered.
 */
export function readingAtOnce(reader: Reader, dialect: Dialect): ReadAtOnce {
  // It never opens a connection: that is the reader's.
  const driver = dialect.createDriver()
  // What is remembered for a reader (the settings) is remembered for each connection.
  const readers = new WeakMap<DatabaseConnection, Reader>()
  const underWay = new WeakMap<DatabaseConnection, Set<Promise<unknown>>>()
  let open: Shared[] = []

  const readerOn = (connection: DatabaseConnection): Reader => {
    const asked = new Set<Promise<unknown>>()
    underWay.set(connection, asked)
    const provideConnection = async <R>(use: (one: DatabaseConnection) => Promise<R>) => {
      const used = use(connection)
      asked.add(used)
      const answered = () => asked.delete(used)
      used.then(answered, answered)
      return used
    }
    const executor = reader.getExecutor().withConnectionProvider({ provideConnection })
    return new Kysely<Tables>({ config: { dialect }, ...{ dialect, driver, executor } })
  }

  function openShared(): Shared {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    const { promise: tx, resolve, reject } = Promise.withResolvers<Reader>()
    const close = () => {
      open = open.filter((one) => one !== shared)
    }
    const shared: Shared = { users: 0, tx, close, leave }
    const held = reader.getExecutor().provideConnection(async (connection) => {
      const known = readers.get(connection) ?? readerOn(connection)
      readers.set(connection, known)
      resolve(known)
      await left
      await Promise.allSettled(underWay.get(connection) ?? [])
    })
    held.catch(reject)
    open.push(shared)
    return shared
  }

  return async (run) => {
    const [quietest] = open.toSorted((a, b) => a.users - b.users)
    const shared = quietest && open.length >= mostShared ? quietest : openShared()
    shared.users += 1
    try {
      return await run(await shared.tx)
    } catch (error) {
      // It may be lost; callers refused quickly on it would make it look the least busy.
      shared.close()
      throw error
    } finally {
      shared.users -= 1
      if (shared.users === 0) {
        shared.close()
        shared.leave()
      }
    }
  }
}

/** A connection that some callers are reading on. */
interface Shared {
  users: number
  /** Resolves once there is a connection. */
  tx: Promise<Reader>
  /** Admits no further callers. */
  close(): void
  /** Gives the connection back. */
  leave(): void
}
