import { type DatabaseConnection, type Dialect, Kysely } from 'kysely'
import type { Tables } from '#migrations'
import type { Reader } from './handles.ts'

/** Reads committed state with statements that do not wait for each other's answers. */
export type ReadAtOnce = <T>(run: (tx: Reader) => Promise<T>) => Promise<T>

/**
 * On one connection that pipelines: whatever `run` asks without waiting is sent without waiting, so what
 * is read in parallel takes one round trip. The connection is given back when everything was answered.
 */
export function readingAtOnce(reader: Reader, dialect: Dialect): ReadAtOnce {
  // Asked for nothing: the connection is the reader's.
  const driver = dialect.createDriver()
  // What is remembered for a reader (the settings) is remembered for each connection.
  const ways = new WeakMap<DatabaseConnection, Way>()
  const wayOn = (connection: DatabaseConnection): Way => {
    const underWay = new Set<Promise<unknown>>()
    const provideConnection = async <R>(use: (one: DatabaseConnection) => Promise<R>) => {
      const used = use(connection)
      underWay.add(used)
      return used
    }
    const executor = reader.getExecutor().withConnectionProvider({ provideConnection })
    const tx = new Kysely<Tables>({ config: { dialect }, ...{ dialect, driver, executor } })
    return { tx, underWay }
  }
  return (run) =>
    reader.getExecutor().provideConnection(async (connection) => {
      const way = ways.get(connection) ?? wayOn(connection)
      ways.set(connection, way)
      try {
        return await run(way.tx)
      } finally {
        await Promise.allSettled(way.underWay)
        way.underWay.clear()
      }
    })
}

interface Way {
  tx: Reader
  /** What was asked and may not be answered yet. */
  underWay: Set<Promise<unknown>>
}
