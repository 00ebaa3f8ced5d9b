import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '#test/postgres'
import type { Effort, Stage } from './effort.ts'
import type { Figure } from './figures.ts'
import { startLoad } from './load-process.ts'
import { measureAttestations } from './measure-attestations.ts'
import { measureDerivative } from './measure-derivative.ts'
import { measureExchange } from './measure-exchange.ts'
import { measureInteraction } from './measure-interaction.ts'
import { measureLegibility } from './measure-legibility.ts'
import { measureLog } from './measure-log.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePassports } from './measure-passports.ts'
import { measurePhone } from './measure-phone.ts'
import { measureProcesses } from './measure-processes.ts'
import { measureOnPostgres, measureRequests } from './measure-requests.ts'
import { measureSearch } from './measure-search.ts'
import { measureSizes } from './measure-sizes.ts'
import { measureStart } from './measure-start.ts'
import { seed, seedBaseline } from './seed.ts'
import { startBaseline, startCandor } from './servers.ts'

/** Stages with an installation of their own. */
const apart: readonly Stage[] = [
  ...([
    'import',
    'export',
    'interaction',
    'phone',
    'passports',
    'legibility',
    'attestations',
    'sizes',
    'log',
    'processes',
  ] as const),
]
const folder = join(import.meta.dirname, '../.cache/bench')

/** Measures everything, one thing at a time, and yields each figure once it is known. */
export async function* measure(
  command: string,
  effort: Effort,
  former?: string,
): AsyncGenerator<Figure[]> {
  const { records, manyRecords } = effort
  const data = join(folder, String(process.pid))
  mkdirSync(data, { recursive: true })
  const cleanUps: (() => unknown)[] = [() => rmSync(data, { recursive: true, force: true })]
  const kept = <T extends { stop(): unknown }>(one: T) => {
    cleanUps.unshift(() => one.stop())
    return one
  }
  const has = (stage: Stage) => effort.stages.includes(stage)
  try {
    if (has('import') || has('export')) {
      yield* measureExchange(command, data, effort, 'SQLite')
      if (has('postgres')) yield* measureExchange(command, data, effort, 'PostgreSQL')
    }
    if (has('interaction')) {
      const listed = await seed({ dataFolder: join(data, 'listed'), records: 10_000 })
      yield await measureInteraction(command, listed)
    }
    if (has('phone')) yield await measurePhone(command, join(data, 'phone'), effort.starts)
    if (has('passports')) yield await measurePassports(effort.passports)
    if (has('legibility')) yield await measureLegibility()
    if (has('attestations')) yield* measureAttestations(command, data, effort)
    if (has('sizes')) {
      yield await measureSizes(command, join(data, 'sizes'))
      if (has('postgres')) yield await sizesOnPostgres(command, data)
    }
    if (has('log')) {
      const { events } = effort
      yield await measureLog({ events, engine: 'SQLite' }, join(data, 'log'))
      if (has('postgres')) yield await logOnPostgres(data, events)
    }
    if (has('processes')) yield* measureProcesses({ command, former }, data, effort)
    if (effort.stages.every((stage) => apart.includes(stage) || stage === 'postgres')) return
    const isSearchOnly = effort.stages.every((stage) => stage === 'search' || stage === 'postgres')
    if (has('search') && isSearchOnly) {
      const larger = await seed({ dataFolder: join(data, 'many'), records: manyRecords ?? records })
      yield await measureSearch(command, larger, 'SQLite')
      if (has('postgres')) yield await searchOnPostgres(command, data, effort)
      return
    }
    seedBaseline(join(data, 'baseline.sqlite'), records)
    const installation = await seed({ dataFolder: join(data, 'candor'), records })
    if (has('start')) yield await measureStart(command, installation, effort.starts)
    if (has('derivative')) yield await measureDerivative(effort.pictures)
    const load = kept(startLoad())
    const baseline = kept(await startBaseline(join(data, 'baseline.sqlite')))
    const candor = kept(await startCandor(command, installation))
    const larger =
      manyRecords && (await seed({ dataFolder: join(data, 'many'), records: manyRecords }))
    const many = larger ? kept(await startCandor(command, larger)) : null
    yield* measureRequests(load, { baseline, candor, many }, effort)
    if (has('memory')) yield await measureMemory(load, candor, installation, effort)
    await many?.stop()
    await candor.stop()
    if (has('search')) yield await measureSearch(command, larger || installation, 'SQLite')
    if (!has('postgres')) return
    if (has('search')) yield await searchOnPostgres(command, data, effort)
    const postgres = await startPostgres({ durable: true })
    cleanUps.unshift(postgres.remove)
    const dataFolder = join(data, 'postgres')
    const installed = await seed({ dataFolder, records, postgresUrl: postgres.url })
    const onPostgres = kept(await startCandor(command, installed))
    yield* measureOnPostgres(load, { baseline, candor: onPostgres }, effort)
  } finally {
    for (const cleanUp of cleanUps) await cleanUp()
  }
}

async function sizesOnPostgres(command: string, data: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    return await measureSizes(command, join(data, 'sizes-on-postgres'), postgres.url)
  } finally {
    await postgres.remove()
  }
}

async function logOnPostgres(data: string, events: number): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    const dataFolder = join(data, 'log-on-postgres')
    return await measureLog({ events, engine: 'PostgreSQL' }, dataFolder, postgres.url)
  } finally {
    await postgres.remove()
  }
}

/** Measures the list on a PostgreSQL of its own, with as many records as on SQLite. */
async function searchOnPostgres(
  command: string,
  data: string,
  { records, manyRecords }: Effort,
): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    const installation = await seed({
      dataFolder: join(data, 'many-on-postgres'),
      records: manyRecords ?? records,
      postgresUrl: postgres.url,
    })
    return await measureSearch(command, installation, 'PostgreSQL')
  } finally {
    await postgres.remove()
  }
}
