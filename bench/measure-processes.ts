import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '#test/postgres'
import type { Effort } from './effort.ts'
import { type Figure, figure } from './figures.ts'
import { type Load, startLoad } from './load-process.ts'
import { cpuSeconds, inBench, startPinned, stop } from './pinned.ts'
import { fromManyAddresses, refusedLookups, type Scenario, successfulLookups } from './scenarios.ts'
import { type Installation, seed, seedFormer } from './seed.ts'
import { type Server, startCandor } from './servers.ts'

/** To the database, there and back, in milliseconds. */
const delays = [0, 1, 5]
const most = 4
const records = 10_000

/** A build with its own installation, with that build's tables. */
interface Build {
  command: string
  installation: Installation
}

interface Side {
  name: string
  what: string
  servers: readonly Server[]
}

/**
 * Measures look-ups with real limits on PostgreSQL: each comes from one of many addresses, and each try is
 * written. One, two and four processes share a database, over a connection with growing delay. Alternates
 * with a former build, given as its checkout, which has a database of its own on the same server.
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
    const wanted = { dataFolder: join(data, 'processes'), records, postgresUrl: postgres.url }
    const own = { command, installation: await seed(wanted) }
    const older = former === undefined ? null : await formerBuild(former, wanted)
    for (const [index, delay] of delays.entries()) {
      const way = { delay, port: String(ports[index]) }
      yield* measureOverWay(load, { own, older, way }, effort)
    }
  } finally {
    await load.stop()
    await stop(proxy)
    await postgres.remove()
  }
}

async function formerBuild(
  checkout: string,
  { dataFolder, postgresUrl }: { dataFolder: string; postgresUrl: string },
): Promise<Build> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query('create database former')
  await client.end()
  const url = new URL(postgresUrl)
  url.pathname = '/former'
  const wanted = { dataFolder: `${dataFolder}-former`, records, postgresUrl: url.href }
  const installation = await seedFormer(checkout, wanted)
  return { command: join(checkout, 'dist/server/candor.js'), installation }
}

interface Way {
  delay: number
  port: string
}

interface Measured {
  own: Build
  older: Build | null
  way: Way
}

async function* measureOverWay(
  load: Load,
  { own, older, way }: Measured,
  effort: Effort,
): AsyncGenerator<Figure[]> {
  const started: Server[] = []
  const start = async ({ command, installation }: Build) => {
    const env = {
      ...installation.env,
      CANDOR_DATABASE_URL: overWay(installation, way),
      CANDOR_SECRET: readFileSync(join(installation.dataFolder, 'secret'), 'utf8').trim(),
      CANDOR_TRUSTED_PROXIES: '127.0.0.1',
      // A folder serves one process. Look-ups read no scans, so each process has an empty one.
      CANDOR_DATA: `${installation.dataFolder}-${way.delay}-${started.length}`,
    }
    const where = { place: 'anywhere', raisedFor: '' } as const
    const server = await startCandor(command, { env }, where)
    started.push(server)
    return server
  }
  try {
    const servers: Server[] = []
    for (let n = 0; n < most; n += 1) servers.push(await start(own))
    const sides: Side[] = [1, 2, most].map((count) => ({
      name: `${count}`,
      what: count === 1 ? 'one process' : `${count} processes`,
      servers: servers.slice(0, count),
    }))
    if (older) sides.push({ name: 'former', what: 'former build', servers: [await start(older)] })
    yield [await roundTrip(own.installation, way)]
    for (const scenario of [refusedLookups(records), successfulLookups(records)])
      yield await compareSides(load, { scenario: fromManyAddresses(scenario), sides, way }, effort)
  } finally {
    await Promise.all(started.map((server) => server.stop()))
  }
}

function overWay({ env }: Installation, { port }: Way): string {
  const url = new URL(env.CANDOR_DATABASE_URL ?? '')
  url.port = port
  return url.href
}

/** Measures the delay on this machine, which may be busy with other things. */
async function roundTrip(installation: Installation, way: Way): Promise<Figure> {
  const client = new Client({ connectionString: overWay(installation, way) })
  await client.connect()
  const times: number[] = []
  for (let n = 0; n < 50; n += 1) {
    const began = performance.now()
    await client.query('select 1')
    times.push(performance.now() - began)
  }
  await client.end()
  const { delay } = way
  const about = { name: `processes-${delay}-trip`, what: `Delay ${delay} ms: one round trip` }
  return figure({ ...about, unit: 'ms', target: null }, times)
}

async function compareSides(
  load: Load,
  { scenario, sides, way }: { scenario: Scenario; sides: Side[]; way: Way },
  effort: Effort,
): Promise<Figure[]> {
  const rates = new Map<string, number[]>(sides.map(({ name }) => [name, []]))
  const shares = new Map<string, number[]>(sides.map(({ name }) => [name, []]))
  await load.prepare(scenario.candor)
  let offset = 0
  for (let round = -1; round < effort.rounds; round += 1)
    for (const { name, servers } of sides) {
      const milliseconds = round < 0 ? effort.warmUp : effort.stretch
      const ports = servers.map(({ port }) => port)
      const attack = { ports, connections: effort.connections, milliseconds, offset }
      const computed = () => servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)
      const before = computed()
      const { answers, seconds } = await load.attack(attack, scenario.expected)
      // Continues with the next address, so that none comes too often within its minute.
      offset += answers
      if (round < 0) continue
      rates.get(name)?.push(answers / seconds)
      shares.get(name)?.push(((computed() - before) / seconds / servers.length) * 100)
    }
  const of = (name: string) => rates.get(name) ?? []
  return sides.flatMap(({ name, what }) => {
    const id = `processes-${way.delay}-${scenario.name}-${name}`
    const named = `Delay ${way.delay} ms, ${scenario.name}: ${what}`
    const rate = figure({ name: `${id}-rate`, what: named, unit: '/s', target: null }, of(name))
    const busy = { name: `${id}-busy`, what: '  each computed, of a core', unit: '%' } as const
    const share = figure({ ...busy, target: null }, shares.get(name) ?? [])
    if (name === '1') return [rate, share]
    const [above, below] = name === 'former' ? [of('1'), of(name)] : [of(name), of('1')]
    const ratios = above.map((one, round) => one / (below[round] ?? Number.NaN))
    const against = name === 'former' ? '  one process against it' : '  against one process'
    return [rate, share, figure({ name: id, what: against, unit: '×', target: null }, ratios)]
  })
}
