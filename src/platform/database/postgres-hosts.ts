import pg from 'pg'
import type { PostgresAddress } from './postgres-address.ts'
import { timeLimits } from './time-limits.ts'

// Counts (int8) arrive as numbers: none of ours exceeds 2^53.
const types = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
}

export interface PostgresOptions {
  /** Replaceable for tests, whose connections outlive the pools. */
  Client?: typeof pg.Client
}

interface Current {
  /** Grows with each change of the host; a connection of an earlier generation is not used again. */
  generation: number
  config: pg.ClientConfig
}

/** The hosts of one address, the one believed to be the primary, and whether it answers. */
export class PostgresHosts {
  readonly #address: PostgresAddress
  readonly #leaveListeners: (() => void)[] = []
  readonly #ask: () => Promise<void>
  /** The class of new connections. */
  readonly Client: typeof pg.Client
  #generation = 0
  #place = 0
  #probing: Promise<void> | null = null
  #closed = false
  isDown = false
  /** The error of the last try to reach it; null while it answers. */
  failure: unknown = null

  /** @param ask resolves when the primary answers; moves to another host when necessary */
  constructor(
    address: PostgresAddress,
    ask: () => Promise<void>,
    { Client = pg.Client }: PostgresOptions = {},
  ) {
    this.#address = address
    this.#ask = ask
    this.Client = Client
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
