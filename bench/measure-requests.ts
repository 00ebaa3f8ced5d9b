import { type Stretch, takeTurns } from './compare.ts'
import type { Effort } from './effort.ts'
import { type Figure, figure } from './figures.ts'
import type { Load } from './load-process.ts'
import {
  bareGets,
  fingerprintLookups,
  homePages,
  openingBodies,
  paperPages,
  refusedLookups,
  resultPages,
  type Scenario,
  successfulLookups,
} from './scenarios.ts'
import type { Server } from './servers.ts'

export interface Servers {
  baseline: Server
  candor: Server
  /** The same product on the larger installation, if that is measured. */
  many?: Server | null
}

/** Measures look-ups and result pages, as ratios to the bare baseline and to the larger installation. */
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

/** Measures the same ratios of the product on PostgreSQL, without a target. */
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
  return [
    refusedLookups(records),
    successfulLookups(records),
    resultPages(records, tokens),
    paperPages(records, tokens),
    homePages(records),
    fingerprintLookups(records),
  ]
}

async function compare(
  load: Load,
  { baseline, candor, many }: Servers,
  [scenario, scenarioOfMany]: [Scenario, Scenario],
  effort: Effort,
): Promise<Figure[]> {
  const { name, what, target, expected } = scenario
  const isPost = scenario.candor[0]?.startsWith('POST') ?? false
  const measured = await takeTurns(
    load,
    {
      bare: { server: baseline, requests: scenario.baseline, expected: '200' },
      candor: { server: candor, requests: scenario.candor, expected },
      get: isPost && { server: baseline, requests: bareGets(effort.records), expected: '200' },
      many: many && { server: many, requests: scenarioOfMany.candor, expected },
    },
    effort,
  )
  const { bare, candor: own, get, many: larger } = measured
  const named = (part: string, about: string, unit: Figure['unit'], values: number[]) =>
    values.length > 0
      ? [figure({ name: `${name}-${part}`, what: `  ${about}`, unit, target: null }, values)]
      : []
  const aboutMany = `  at ${effort.manyRecords?.toLocaleString('en')} records, times as long`
  const manyTarget = { most: 1.3 }
  return [
    figure({ name, what, unit: '×', target }, ratios(own, bare, 'rate')),
    ...(larger.length > 0
      ? [
          figure(
            { name: `${name}-many`, what: aboutMany, unit: '×', target: manyTarget },
            ratios(own, larger, 'rate'),
          ),
        ]
      : []),
    ...named('to-get', 'against a bare GET', '×', get.length > 0 ? ratios(own, get, 'rate') : []),
    ...named('work', 'by computing time an answer', '×', ratios(bare, own, 'cpu')),
    ...named('rate', 'Candor', '/s', values(own, 'rate')),
    ...named('bare-rate', 'bare baseline', '/s', values(bare, 'rate')),
    ...named('bytes', 'one answer with its head', 'bytes', values(own, 'bytes')),
    ...named('load', "the load's own core at the baseline", '%', values(bare, 'loadBusy')),
  ]
}

/** Returns one side's figure divided by the other's, round by round. */
function ratios(above: Stretch[], below: Stretch[], part: keyof Stretch): number[] {
  return above.map((stretch, round) => stretch[part] / (below[round]?.[part] ?? Number.NaN))
}

function values(stretches: Stretch[], part: keyof Stretch): number[] {
  return stretches.map((stretch) => stretch[part])
}

/** Opens records over the API and returns the tokens of the viewings. */
async function openViewings({ url }: Server, records: number): Promise<string[]> {
  const tokens: string[] = []
  for (const body of openingBodies(records)) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/v1/lookups`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`A look-up answered ${answer.status}`)
    const { viewing } = (await answer.json()) as { viewing: { token: string } }
    tokens.push(viewing.token)
  }
  return tokens
}
