import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '#test/postgres'
import type { Effort } from './effort.ts'
import { type Figure, figure } from './figures.ts'
import { type Load, startLoad } from './load-process.ts'
import { inBench, startPinned, stop } from './pinned.ts'
import { fromManyAddresses, refusedLookups, type Scenario, successfulLookups } from './scenarios.ts'
import { type Installation, seed } from './seed.ts'
import { type Server, startCandor } from './servers.ts'

/** To the database, there and back, in milliseconds. */
const delays = [0, 1, 5]
const most = 4
const records = 10_000

interface Side {
  name: string
  what: string
  ports: number[]
}

/**
 * Look-ups with real limits on PostgreSQL: each comes from one of many addresses, and each try is written.
 * One, two and four processes share a database, over a way that takes longer and longer. With a former
 * build, on the same database, by turns.
 */
export async function* measureProcesses(
  { command, former }: { command: string; former: string | undefined },
  data: string,
  effort: Effort,
): AsyncGenerator<Figure[]> {
  const postgres = await startPostgres({ durable: true })
  const load = startLoad()
  const { port } = new URL(postgres.url)
  const proxy = startPinned('anywhere', [inBench('delaying-proxy.ts'), port, ...delays.map(String)])
  try {
    const [ports] = (await once(proxy, 'message')) as [number[]]
    const dataFolder = join(data, 'processes')
    const installation = await seed({ dataFolder, records, postgresUrl: postgres.url })
    for (const [index, delay] of delays.entries()) {
      const url = new URL(postgres.url)
      url.port = String(ports[index])
      const way = { delay, url: url.href }
      yield* measureOverWay(load, { command, former, installation, way }, effort)
    }
  } finally {
    await load.stop()
    await stop(proxy)
    await postgres.stop()
  }
}

interface Way {
  delay: number
  url: string
}

interface Measured {
  command: string
  former: string | undefined
  installation: Installation
  way: Way
}

async function* measureOverWay(
  load: Load,
  { command, former, installation, way }: Measured,
  effort: Effort,
): AsyncGenerator<Figure[]> {
  const env = {
    ...installation.env,
    CANDOR_DATABASE_URL: way.url,
    CANDOR_SECRET: readFileSync(join(installation.dataFolder, 'secret'), 'utf8').trim(),
    CANDOR_TRUSTED_PROXIES: '127.0.0.1',
  }
  const servers: Server[] = []
  const start = async (product: string) => {
    // A folder serves one process. Look-ups read no scans, so each has an empty one.
    const ofOne = {
      ...env,
      CANDOR_DATA: `${installation.dataFolder}-${way.delay}-${servers.length}`,
    }
    const where = { place: 'anywhere', raisedFor: '' } as const
    const server = await startCandor(product, { env: ofOne }, where)
    servers.push(server)
    return server.port
  }
  try {
    const own: number[] = []
    for (let n = 0; n < most; n += 1) own.push(await start(command))
    const sides: Side[] = [1, 2, most].map((count) => ({
      name: `${count}`,
      what: count === 1 ? 'one process' : `${count} processes`,
      ports: own.slice(0, count),
    }))
    if (former) sides.push({ name: 'former', what: 'former build', ports: [await start(former)] })
    yield [await roundTrip(way)]
    for (const scenario of [refusedLookups(records), successfulLookups(records)])
      yield await compareSides(load, { scenario: fromManyAddresses(scenario), sides, way }, effort)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** What the way takes on this machine, which may be busy with other things. */
async function roundTrip({ delay, url }: Way): Promise<Figure> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const times: number[] = []
  for (let n = 0; n < 50; n += 1) {
    const began = performance.now()
    await client.query('select 1')
    times.push(performance.now() - began)
  }
  await client.end()
  const about = { name: `processes-${delay}-trip`, what: `Delay ${delay} ms: one round trip` }
  return figure({ ...about, unit: 'ms', target: null }, times)
}

async function compareSides(
  load: Load,
  { scenario, sides, way }: { scenario: Scenario; sides: Side[]; way: Way },
  effort: Effort,
): Promise<Figure[]> {
  const rates = new Map<string, number[]>(sides.map(({ name }) => [name, []]))
  await load.prepare(scenario.candor)
  let offset = 0
  for (let round = -1; round < effort.rounds; round += 1)
    for (const { name, ports } of sides) {
      const milliseconds = round < 0 ? effort.warmUp : effort.stretch
      const attack = { ports, connections: effort.connections, milliseconds, offset }
      const { answers, seconds } = await load.attack(attack, scenario.expected)
      // On with the next address, so that none comes too often within its minute.
      offset += answers
      if (round >= 0) rates.get(name)?.push(answers / seconds)
    }
  const of = (name: string) => rates.get(name) ?? []
  return sides.flatMap(({ name, what }) => {
    const id = `processes-${way.delay}-${scenario.name}-${name}`
    const told = `Delay ${way.delay} ms, ${scenario.name}: ${what}`
    const rate = figure({ name: `${id}-rate`, what: told, unit: '/s', target: null }, of(name))
    if (name === '1') return [rate]
    const [above, below] = name === 'former' ? [of('1'), of(name)] : [of(name), of('1')]
    const ratios = above.map((one, round) => one / (below[round] ?? Number.NaN))
    const against = name === 'former' ? '  one process against it' : '  against one process'
    return [rate, figure({ name: id, what: against, unit: '×', target: null }, ratios)]
  })
}
