import { type Dialect, type Driver, Transaction as KyselyTransaction } from 'kysely'
import type { ClientBase, ClientConfig } from 'pg'
import type { Tables } from '#migrations'
import { noteShared } from './batch.ts'
import { openPipeline } from './compile-once.ts'
import { DatabaseObstacle, pg } from './failures.ts'
import type { Transaction } from './handles.ts'
import type { PostgresAddress } from './postgres-address.ts'
import { openShortages } from './shortages.ts'
import { timeLimits } from './time-limits.ts'

/** One of the writes that share a transaction. */
export interface Member {
  run(tx: Transaction): Promise<unknown>
  /** Whether others with this mark may write between its statements. */
  mingles: boolean
}

/** Runs a group within one transaction; returns the result of each. Throws when one of them did. */
export type RunGroup = (tx: Transaction, members: readonly Member[]) => Promise<unknown[]>

/** Runs one after the other, for SQLite, where statements do not travel. */
export const oneByOne: RunGroup = async (tx, members) => {
  const results: unknown[] = []
  for (const member of members) results.push(await member.run(tx))
  return results
}

/**
 * Runs first those that mingle: their statements are sent without waiting for each other's answers, and
 * equal ones as one (batch.ts), so that all of them take as many round trips as one. The connection
 * has to pipeline. Kysely runs one statement of a transaction at a time; here the connection keeps their
 * order. Then runs the others, one by one.
 */
export function sideBySide(dialect: Dialect): RunGroup {
  // It never begins or commits: the transaction around it does.
  const driver: Driver = dialect.createDriver()

  function together(tx: Transaction, members: readonly Member[]): Promise<unknown[]> {
    return tx.getExecutor().provideConnection(async (connection) => {
      const executor = tx
        .getExecutor()
        .withConnectionProvider({ provideConnection: (use) => use(connection) })
      const shared = new KyselyTransaction<Tables>({
        config: { dialect },
        ...{ dialect, driver, executor },
      })
      openPipeline(shared, tx)
      noteShared(shared)
      const settled = await Promise.allSettled(members.map((member) => member.run(shared)))
      // Only when all have ended: none of their statements may be under way when the transaction ends.
      return settled.map((one) => {
        if (one.status === 'rejected') throw one.reason
        return one.value
      })
    })
  }

  return async (tx, members) => {
    const mingling = members.filter(({ mingles }) => mingles)
    const others = members.filter(({ mingles }) => !mingles)
    const results = new Map<Member, unknown>()
    const keep = (some: readonly Member[], answers: unknown[]) => {
      for (const [index, member] of some.entries()) results.set(member, answers[index])
    }
    if (mingling.length > 0) keep(mingling, await together(tx, mingling))
    keep(others, await oneByOne(tx, others))
    return members.map((member) => results.get(member))
  }
}

// Counts (int8) arrive as numbers: none of ours exceeds 2^53.
const types = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === pg().types.builtins.INT8 ? Number : pg().types.getTypeParser(oid, format)) as never,
}

interface Current {
  /** Grows with each change of the host; a connection of an earlier generation is not used again. */
  generation: number
  config: ClientConfig
}

/** The hosts of one address, the one believed to be the primary, and whether it answers. */
export class PostgresHosts {
  readonly #address: PostgresAddress
  readonly #leaveListeners: (() => void)[] = []
  readonly #ask: () => Promise<void>
  #generation = 0
  #place = 0
  #probing: Promise<void> | null = null
  #closed = false
  /** What it is short of. */
  readonly shortages = openShortages()
  isDown = false
  /** The error of the last try to reach it; null while it answers. */
  failure: unknown = null

  /** @param ask resolves when the primary answers; moves to another host when necessary */
  constructor(address: PostgresAddress, ask: () => Promise<void>) {
    this.#address = address
    this.#ask = ask
  }

  get count(): number {
    return this.#address.hosts.length
  }

  get current(): Current {
    const { hosts, ...rest } = this.#address
    const config = {
      ...rest,
      ...hosts[this.#place],
      types,
      keepAlive: true,
      keepAliveInitialDelayMillis: timeLimits.connect,
      connectionTimeoutMillis: timeLimits.connect,
    }
    return { generation: this.#generation, config }
  }

  /** Moves to the next host and cuts the connections to this one, unless that was done already. */
  leave(generation: number): void {
    if (generation !== this.#generation) return
    this.#generation += 1
    this.#place = (this.#place + 1) % this.count
    for (const cut of this.#leaveListeners) cut()
  }

  onLeave(cut: () => void): void {
    this.#leaveListeners.push(cut)
  }

  note(error: unknown): void {
    this.failure = error
  }

  /**
   * A statement took very long. When the database does not answer the simplest query either, everyone who
   * waits for it is refused, and nobody waits until it is back.
   */
  suspect(): void {
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = null
    })
  }

  async #probe(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#ask()
        this.isDown = false
        this.failure = null
        return
      } catch (error) {
        this.note(error)
        if (!this.isDown) {
          this.isDown = true
          this.leave(this.#generation)
        }
        await new Promise((resolve) => setTimeout(resolve, timeLimits.retry).unref())
      }
    }
  }

  close(): void {
    this.#closed = true
  }
}

/** The oldest server whose SQL we use and test. */
const oldest = 130000

/** A server that follows another. This may pass: it may be promoted, or another host tried. */
export class Standby extends DatabaseObstacle {
  constructor() {
    super(
      'This database server is a standby and accepts no changes. Name the primary in CANDOR_DATABASE_URL, or all hosts separated by commas.',
    )
  }
}

/** A primary that is told to accept no changes. This may pass as well. */
export class ReadOnly extends DatabaseObstacle {
  constructor() {
    super(
      'This database accepts no changes at the moment: default_transaction_read_only is on. Some services switch it on when their disk is full.',
    )
  }
}

/**
 * Asks a new connection what it reached.
 * @throws Standby, ReadOnly, or DatabaseObstacle for a server that is not PostgreSQL, or is too old
 */
export async function refuseUnlessPrimary(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ engine: string; number: string }>(
    `select version() as engine, current_setting('server_version_num') as number`,
  )
  const [{ engine = '', number = '0' } = {}] = rows
  if (!/^PostgreSQL \d/.test(engine) || Number(number) < oldest)
    throw new DatabaseObstacle(
      'This database is not PostgreSQL 13 or newer. Candor relies on locks that other engines do not keep; see docs/reference.md.',
    )
  const { rows: states } = await client.query<{ standby: boolean; readOnly: boolean }>(
    `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`,
  )
  if (states[0]?.standby !== false) throw new Standby()
  if (states[0].readOnly !== false) throw new ReadOnly()
}
