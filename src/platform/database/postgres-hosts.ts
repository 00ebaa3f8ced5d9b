import pg from 'pg'
import type { PostgresAddress } from './postgres-address.ts'
import { timeLimits } from './time-limits.ts'

// Counts (int8) come as numbers: none of ours exceeds 2^53.
const types = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
}

export interface PostgresOptions {
  /** Replaceable for tests, whose connections outlive the pools. */
  Client?: typeof pg.Client
}

interface Current {
  /** Grows with each change of the host; a connection of an earlier one is not used again. */
  generation: number
  config: pg.ClientConfig
}

/** The hosts of one address, which of them is believed to be the primary, and whether it answers. */
export class PostgresHosts {
  readonly #address: PostgresAddress
  readonly #leaveListeners: (() => void)[] = []
  readonly #ask: () => Promise<void>
  /** What a connection is made with. */
  readonly Client: typeof pg.Client
  #generation = 0
  #place = 0
  #probing: Promise<void> | null = null
  #closed = false
  isDown = false
  /** What the last try to reach it met; null while it answers. */
  failure: unknown = null

  /** @param ask resolves when the primary answers; moves to another host when it has to */
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

  /** Goes on to the next host, and cuts what leads to this one, unless somebody did already. */
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
   * Something took very long. When the database does not answer the simplest question either, all
   * that wait for it are told so, and nobody waits any more until it is back.
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
