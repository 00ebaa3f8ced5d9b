import { type Stretch, takeTurns } from './compare.ts'
import type { Effort } from './effort.ts'
import { type Figure, figure } from './figures.ts'
import type { Load } from './load-process.ts'
import {
  bareGets,
  openingBodies,
  refusedLookups,
  resultPages,
  type Scenario,
  successfulLookups,
} from './scenarios.ts'
import type { Server } from './servers.ts'

/** Viewings that the result pages are asked with. */
const viewings = 500

export interface Servers {
  baseline: Server
  candor: Server
  /** The same product on the larger installation, when it is measured. */
  many?: Server | null
}

/** Look-ups and result pages, as ratios to the bare baseline and to the larger installation. */
export async function* measureRequests(
  load: Load,
  servers: Servers,
  effort: Effort,
): AsyncGenerator<Figure[]> {
  const { records, manyRecords } = effort
  const own = await scenariosOf(servers.candor, records)
  const ofMany = servers.many ? await scenariosOf(servers.many, manyRecords ?? 0) : own
  for (const [index, scenario] of own.entries())
    if (effort.stages.includes(scenario.name))
      yield compare(load, servers, [scenario, ofMany[index] ?? scenario], effort)
}

/** The same ratios of the product on PostgreSQL, told without a target. */
export async function* measureOnPostgres(
  load: Load,
  servers: Servers,
  effort: Effort,
): AsyncGenerator<Figure[]> {
  const { records } = effort
  for (const scenario of await scenariosOf(servers.candor, records)) {
    const figures = await compare(load, servers, [scenario, scenario], effort)
    const ratio = figures.find(({ name }) => name === scenario.name)
    const what = `On PostgreSQL: ${scenario.what}`
    if (ratio) yield [{ ...ratio, name: `postgres-${scenario.name}`, what, target: null }]
  }
}

async function scenariosOf(server: Server, records: number): Promise<Scenario[]> {
  const tokens = await openViewings(server, records)
  return [refusedLookups(records), successfulLookups(records), resultPages(records, tokens)]
}

async function compare(
  load: Load,
  { baseline, candor, many }: Servers,
  [scenario, scenarioOfMany]: [Scenario, Scenario],
  effort: Effort,
): Promise<Figure[]> {
  const { expected } = scenario
  const sides = {
    bare: { server: baseline, requests: scenario.baseline, expected: '200' },
    bareGet: { server: baseline, requests: bareGets(effort.records), expected: '200' },
    candor: { server: candor, requests: scenario.candor, expected },
  }
  if (!many) return describe(scenario, await takeTurns(load, sides, effort))
  const larger = { server: many, requests: scenarioOfMany.candor, expected }
  const measured = await takeTurns(load, { ...sides, many: larger }, effort)
  const what = `  at ${effort.manyRecords?.toLocaleString('en')} records, times as long`
  const slower = ratios(measured.candor, measured.many, 'rate')
  return [
    ...describe(scenario, measured),
    figure({ name: `${scenario.name}-many`, what, unit: '×', target: { most: 1.3 } }, slower),
  ]
}

function describe(
  { name, what, target }: Scenario,
  { bare, bareGet, candor }: Record<'bare' | 'bareGet' | 'candor', Stretch[]>,
): Figure[] {
  const told = (part: string, about: string, unit: Figure['unit'], measured: number[]) =>
    figure({ name: `${name}-${part}`, what: `  ${about}`, unit, target: null }, measured)
  const busy = bare.map(({ loadBusy }) => loadBusy * 100)
  return [
    figure({ name, what, unit: '×', target }, ratios(candor, bare, 'rate')),
    told('to-get', 'against a bare GET', '×', ratios(candor, bareGet, 'rate')),
    told('work', 'by computing time an answer', '×', ratios(bare, candor, 'cpu')),
    told('rate', 'Candor', '/s', values(candor, 'rate')),
    told('bare-rate', 'bare baseline', '/s', values(bare, 'rate')),
    told('bytes', 'one answer with its head', 'bytes', values(candor, 'bytes')),
    told('load', "the load's own core at the baseline", '%', busy),
  ]
}

/** Round by round, one side's figure over the other's. */
function ratios(above: Stretch[], below: Stretch[], part: keyof Stretch): number[] {
  return above.map((stretch, round) => stretch[part] / (below[round]?.[part] ?? Number.NaN))
}

function values(stretches: Stretch[], part: keyof Stretch): number[] {
  return stretches.map((stretch) => stretch[part])
}

/** Opens records over the API and answers the tokens of the viewings. */
async function openViewings({ url }: Server, records: number): Promise<string[]> {
  const tokens: string[] = []
  for (const body of openingBodies(records, viewings)) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/v1/lookups`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`A look-up answered ${answer.status}`)
    const { viewing } = (await answer.json()) as { viewing: { token: string } }
    tokens.push(viewing.token)
  }
  return tokens
}
