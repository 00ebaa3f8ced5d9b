import pg from 'pg'

/** By the URL of a database: idle connections to it, the most recently used last. */
const kept = new Map<string, KeptClient[]>()

/** Connections still being closed: a pool does not wait for them. */
const underWay = new Map<string, Set<Promise<void>>>()

/** In one process. The tests' server has 300 for all of them. */
const mostKept = 40

/**
 * Returns a client class for the pools of one database whose end does not close its connection: the next
 * pool gets that, with a session as new. Opening one costs the server more than all queries of a usual
 * test.
 */
export function keepingConnections(url: string): typeof pg.Client {
  return new Proxy(pg.Client, {
    construct: (_, [config]: [pg.ClientConfig & { pipeline?: boolean }]) =>
      takeKept(url, config.pipeline === true) ?? new KeptClient(url, config),
  })
}

/** Returns the server processes of the idle connections. */
export async function keptProcesses(url: string): Promise<readonly number[]> {
  await Promise.all(underWay.get(url) ?? [])
  return (kept.get(url) ?? []).map((client) => stateOf(client).processID)
}

/** Ends the idle connections. */
export async function endKeptConnections(url: string): Promise<void> {
  await Promise.all(underWay.get(url) ?? [])
  const all = kept.get(url) ?? []
  kept.delete(url)
  await Promise.all(all.map((client) => client.letGo()))
}

interface State {
  _connected: boolean
  _queryable: boolean
  _activeQuery: unknown
  _queryQueue: unknown[]
  _sentQueryQueue: unknown[]
  pipeline: boolean
  processID: number
  connection: { stream: { destroyed: boolean } }
  ref(): void
  unref(): void
}

const stateOf = (client: pg.Client) => client as unknown as State

class KeptClient extends pg.Client {
  readonly #url: string

  constructor(url: string, config: pg.ClientConfig) {
    super(config)
    this.#url = url
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): unknown {
    if (stateOf(this)._connected) return callback ? process.nextTick(callback) : Promise.resolve()
    return callback ? super.connect(callback) : super.connect()
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: unknown): unknown {
    const ended = this.#hasNothingUnderWay() ? this.#keep() : super.end()
    noteUnderWay(this.#url, ended)
    return typeof callback === 'function' ? ended.then(() => callback()) : ended
  }

  #hasNothingUnderWay(): boolean {
    const { _queryable, _activeQuery, _queryQueue, _sentQueryQueue, connection } = stateOf(this)
    const isThere = _queryable && !connection.stream.destroyed
    const asked = [..._queryQueue, ..._sentQueryQueue, ...(_activeQuery ? [_activeQuery] : [])]
    return isThere && asked.length === 0 && this.getTransactionStatus() === 'I'
  }

  async #keep(): Promise<void> {
    try {
      // So that its writes are counted now, not when the server has time.
      await this.query('select pg_stat_force_next_flush()')
      await this.query('discard all')
    } catch {
      await this.letGo()
      return
    }
    this.removeAllListeners()
    const drop = () => take(this.#url, this)
    this.on('error', drop).on('end', drop)
    stateOf(this).unref()
    kept.set(this.#url, [...(kept.get(this.#url) ?? []), this])
    await endTheOldest()
  }

  async letGo(): Promise<void> {
    stateOf(this).ref()
    await super.end()
  }
}

/** Takes an idle connection with the wanted options; when it ends, it is kept again. */
export function takeKept(url: string, pipeline = false): pg.Client | undefined {
  const client = kept.get(url)?.at(-1)
  if (!client) return
  take(url, client)
  client.removeAllListeners()
  stateOf(client).pipeline = pipeline
  stateOf(client).ref()
  return client
}

function take(url: string, client: KeptClient): void {
  const others = (kept.get(url) ?? []).filter((one) => one !== client)
  // Inserted again: the first one in the map is the least recently used.
  kept.delete(url)
  if (others.length > 0) kept.set(url, others)
}

function noteUnderWay(url: string, ended: Promise<void>): void {
  const all = underWay.get(url) ?? new Set()
  underWay.set(url, all.add(ended))
  void ended.finally(() => all.delete(ended))
}

async function endTheOldest(): Promise<void> {
  const count = [...kept.values()].reduce((sum, { length }) => sum + length, 0)
  const [oldest] = kept.keys()
  if (count > mostKept && oldest !== undefined) await endKeptConnections(oldest)
}
