import { type Figure, figure } from './figures.ts'
import { cpuSeconds, memoryOf } from './pinned.ts'
import { dayOfRecords } from './rows.ts'
import type { Installation } from './seed.ts'
import { startCandor } from './servers.ts'

/** All filters and orders of the page, with values that match much, little and nothing. */
const choices: Record<string, readonly (string | undefined)[]> = {
  search: [undefined, 'r', 'rahima', 'kha ra', 'zx0', 'w0', 'ZX 0012 3', 'nobody'],
  state: [undefined, 'approved', 'returned'],
  visible: [undefined, 'no'],
  missing: [undefined, 'medical', 'photo', 'lmia,work-permit'],
  enteredBy: [undefined, 'bench-3'],
  createdFrom: [undefined, dayOfRecords(50)],
  updatedTo: [undefined, dayOfRecords(400)],
  sort: ['newest', 'oldest', 'name', 'name-last', 'updated', 'updated-oldest'],
}
/** A prime, so that taking every seventh combination meets every value of every choice. */
const step = 7
const pageSize = 100
const target = { most: 50 }
const hardest = 8
const again = 25

/**
 * Measures the list of records, over HTTP with an API key, one request at a time: combinations of filters
 * and orders, each at its first page and at the one behind it.
 */
export async function measureSearch(
  command: string,
  installation: Installation,
  engine: 'SQLite' | 'PostgreSQL',
): Promise<Figure[]> {
  const server = await startCandor(command, installation)
  const ask = async (query: URLSearchParams) => {
    const headers = {
      authorization: `Bearer ${installation.adminKey}`,
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ ...Object.fromEntries(query), pageSize })
    const began = performance.now()
    const address = `${server.url}/api/v1/records/search`
    const answer = await fetch(address, { method: 'POST', headers, body })
    const list = (await answer.json()) as { next: string | null; records: unknown[] }
    const took = performance.now() - began
    if (!answer.ok) throw new Error(`The list answered ${answer.status} to ${query}`)
    return { took, next: list.next }
  }
  try {
    const before = memoryOf(server.pid).now
    const { took: loading } = await ask(new URLSearchParams())
    const computed = cpuSeconds(server.pid)
    const first: Question[] = []
    const second: Question[] = []
    for (const query of combinations()) {
      const { took, next } = await ask(query)
      first.push({ query: new URLSearchParams(query), took })
      if (next === null) continue
      query.set('cursor', next)
      second.push({ query, took: (await ask(query)).took })
    }
    const computing = cpuSeconds(server.pid) - computed
    const slowest = [...first, ...second].sort((a, b) => b.took - a.took).slice(0, hardest)
    const worst = await p95OfHardest(slowest, async (query) => (await ask(query)).took)
    const named = (name: string, what: string, unit: Figure['unit'], value: number) =>
      figure({ name: `${name}-${engine}`, what: `  ${what}`, unit, target: null }, [value])
    const all = [...first, ...second].map(({ took }) => took)
    const many = installation.records.toLocaleString('en')
    return [
      {
        ...figure({ name: `search-${engine}`, what: '', unit: 'ms', target }, all),
        what: `List of ${many} records on ${engine}, p95 of ${all.length.toLocaleString('en')} questions`,
        median: percentile(all, 0.95),
        rounds: [],
      },
      {
        ...figure({ name: `search-worst-${engine}`, what: '', unit: 'ms', target }, [worst.took]),
        what: `  its slowest combination, p95 of ${again} (${worst.query})`,
      },
      named('search-median', 'median', 'ms', percentile(all, 0.5)),
      named('search-computing', 'mean computing time', 'ms', (computing / all.length) * 1000),
      named('search-loading', 'the first list after a start', 's', loading / 1000),
      named('search-memory', 'memory that it takes', 'MB', memoryOf(server.pid).now - before),
    ]
  } finally {
    await server.stop()
  }
}

interface Question {
  query: URLSearchParams
  took: number
}

async function p95OfHardest(
  questions: readonly Question[],
  ask: (query: URLSearchParams) => Promise<number>,
): Promise<Question> {
  let worst: Question = { query: new URLSearchParams(), took: 0 }
  for (const { query } of questions) {
    const times: number[] = []
    for (let time = 0; time < again; time++) times.push(await ask(query))
    const took = percentile(times, 0.95)
    if (took > worst.took) worst = { query, took }
  }
  return worst
}

function* combinations(): Generator<URLSearchParams> {
  const names = Object.keys(choices)
  const count = Object.values(choices).reduce((product, values) => product * values.length, 1)
  for (let number = 0; number < count; number += step) {
    const query = new URLSearchParams({ pageSize: String(pageSize) })
    let left = number
    for (const name of names) {
      const values = choices[name] ?? []
      const value = values[left % values.length]
      left = Math.floor(left / values.length)
      if (value !== undefined) query.set(name, value)
    }
    yield query
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
