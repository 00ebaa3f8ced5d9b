import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { databaseUnavailable, pg } from './failures.ts'
import { type ConnectionRules, PostgresConnection } from './postgres-connection.ts'
import { type PostgresHosts, refuseUnlessPrimary } from './postgres-server.ts'
import { timeLimits } from './time-limits.ts'

type Rules = Omit<ConnectionRules, 'onSuspicion' | 'onShortage'> & {
  max: number
  /** Sends a statement without waiting for the previous answer. */
  pipeline?: boolean
}

/** A pool as Kysely's dialect wants it, whose connections all lead to the primary. */
export class PostgresPool {
  readonly #pool: Pool
  readonly #hosts: PostgresHosts
  readonly #rules: Rules
  readonly #connections = new Map<PoolClient, PostgresConnection>()
  readonly #generations = new WeakMap<object, number>()

  constructor(hosts: PostgresHosts, rules: Rules) {
    this.#hosts = hosts
    this.#rules = rules
    const generations = this.#generations
    class Client extends pg().Client {
      constructor() {
        super({ ...hosts.current.config, pipeline: rules.pipeline === true })
        generations.set(this, hosts.current.generation)
        // Between the pool that lets go of a new client and us nobody listens, and an unhandled error event
        // ends the process. Whoever asked meets the error with the first query.
        this.on('error', () => undefined)
      }
    }
    this.#pool = new (pg().Pool)({
      max: rules.max,
      connectionTimeoutMillis: timeLimits.turn,
      Client,
    })
    // The next user of an idle connection meets its error again, or nobody does.
    this.#pool.on('error', () => undefined)
    this.#pool.on('remove', (client) => this.#connections.delete(client as PoolClient))
    hosts.onLeave(() => this.#cutAll())
  }

  /** @throws Refusal `service.database_unavailable` */
  async connect(): Promise<PostgresConnection> {
    if (this.#hosts.isDown) throw databaseUnavailable()
    try {
      return await this.reach()
    } catch (error) {
      this.#hosts.note(error)
      this.#hosts.shortages.note(error, this)
      throw databaseUnavailable()
    }
  }

  /** The same connections, for transactions whose first statements travel with those that open them. */
  readonly hurried = {
    connect: async () => (await this.connect()).hurry(),
    end: async () => undefined,
  }

  /** Connects to the primary, whichever host that is now. Throws the error of the last host. */
  async reach(): Promise<PostgresConnection> {
    for (let left = this.#hosts.count; ; left -= 1) {
      const { generation } = this.#hosts.current
      try {
        return await this.#reachCurrent()
      } catch (error) {
        if (isFull(error) || left <= 1) throw error
        this.#hosts.leave(generation)
      }
    }
  }

  async #reachCurrent(): Promise<PostgresConnection> {
    for (;;) {
      const client = await this.#pool.connect()
      const known = this.#connections.get(client)
      // A connection to a host that we left.
      if (this.#generations.get(client) !== this.#hosts.current.generation) client.release(true)
      else if (known) return known
      else return this.#admit(client)
    }
  }

  async #admit(client: PoolClient): Promise<PostgresConnection> {
    const onSuspicion = () => this.#hosts.suspect()
    const onShortage = (error: unknown) => this.#hosts.shortages.note(error, this)
    const listening = { onSuspicion, onShortage }
    const connection = new PostgresConnection(client, { ...this.#rules, ...listening })
    this.#connections.set(client, connection)
    const tooLong = setTimeout(() => connection.cut(), timeLimits.connect)
    try {
      await refuseUnlessPrimary(client)
      return connection
    } catch (error) {
      connection.release(true)
      throw error
    } finally {
      clearTimeout(tooLong)
    }
  }

  #cutAll(): void {
    for (const connection of this.#connections.values()) connection.cut()
  }

  async end(): Promise<void> {
    const overdue = pause(timeLimits.close, undefined, { ref: false }).then(() => this.#cutAll())
    await Promise.race([this.#pool.end(), overdue])
  }
}

/** Tells whether all connections of the pool are in use, or all of the server's: another host would not help. */
function isFull(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === '53300' || message === 'timeout exceeded when trying to connect'
}
