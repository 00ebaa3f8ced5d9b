import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, figure } from './figures.ts'
import { inventedRecord, strangeCode } from './invented-records.ts'
import { openBody } from './scenarios.ts'
import type { Installation } from './seed.ts'
import type { Server } from './servers.ts'

/** The pace of look-ups, in milliseconds: twenty a second, one after the other. */
const betweenLookups = 50

/** The duration of each look-up, in milliseconds, sorted. */
export interface Waits {
  successful: number[]
  refused: number[]
}

/**
 * Looks up records while something else runs: in turn one that opens and one that is refused. Calls
 * `isOver` after each with the number so far.
 */
export async function lookupsUntil(
  server: Server,
  { records }: Installation,
  isOver: (count: number) => boolean | Promise<boolean>,
): Promise<Waits> {
  const people = Array.from({ length: records }, (_, index) => inventedRecord(index)).filter(
    ({ fate }) => fate === 'open',
  )
  const waits: Waits = { successful: [], refused: [] }
  const headers = { 'content-type': 'application/json' }
  for (let count = 1; !(await isOver(count)); count += 1) {
    const person = people[count % people.length] as (typeof people)[number]
    const isRefused = count % 2 === 0
    const body = openBody(isRefused ? { ...person, accessCode: strangeCode(count) } : person)
    const began = performance.now()
    const answer = await fetch(`${server.url}/api/v1/lookups`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (answer.status !== (isRefused ? 404 : 200))
      throw new Error(`A look-up answered ${answer.status}`)
    waits[isRefused ? 'refused' : 'successful'].push(performance.now() - began)
    await pause(betweenLookups)
  }
  const sorted = (some: number[]) => some.toSorted((a, b) => a - b)
  return { successful: sorted(waits.successful), refused: sorted(waits.refused) }
}

/** Looks up records during a piece of work; returns the result of the work too. */
export async function lookupsDuring<T>(
  server: Server,
  installation: Installation,
  work: Promise<T>,
): Promise<{ waits: Waits; result: T }> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  // The first failure stops the other, and neither failure goes unnoticed.
  const [waits, result] = await Promise.all([
    lookupsUntil(server, installation, () => isOver),
    work.finally(end),
  ]).finally(end)
  return { waits, result }
}

/** Returns the p99 of both kinds of look-ups as figures. @param most the target in milliseconds, or none */
export function figuresOf(waits: Waits, name: string, when: string, most: number | null): Figure[] {
  const target = most === null ? null : { most }
  return (['successful', 'refused'] as const).map((kind) =>
    figure(
      {
        name: `${name}-${kind}`,
        what: `  p99 of ${waits[kind].length} ${kind} look-ups ${when}`,
        unit: 'ms',
        target,
      },
      [p99(waits[kind])],
    ),
  )
}

const p99 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
